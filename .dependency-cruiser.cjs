/** Imports go one way: protocol <- games <- client and server <- proving. */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Every folder of the games package but the kit is a game. */
const games = readdirSync(join(__dirname, 'packages/games/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'engine'].includes(entry.name))
  .map((entry) => entry.name);

const gameFolder = (names) => `^packages/games/src/(${names.join('|')})/`;

/** One rule a game: it may import itself and the kit, no other game. */
const gamesApart =
  games.length < 2
    ? []
    : games.map((game) => ({
        name: `${game}-imports-no-other-game`,
        severity: 'error',
        from: { path: gameFolder([game]) },
        to: { path: gameFolder(games.filter((other) => other !== game)) },
      }));

const kitApart =
  games.length === 0
    ? []
    : [
        {
          name: 'kit-knows-no-game',
          severity: 'error',
          from: { path: '^packages/games/src/(kit/|engine/|module\\.ts)' },
          to: { path: gameFolder(games) },
        },
      ];

/** The layers of the client: each may import only those before it. */
const layers = [
  ...['state', 'i18n', 'net', 'ui', 'art'],
  ...['room', 'chat', 'match', 'replay', 'tutorial'],
  ...['games', 'pages'],
];

/** One rule a layer: it imports none of those after it. A test may: it shows a part in its real surroundings. */
const clientLayers = layers.slice(0, -1).map((layer, index) => ({
  name: `client-layers-${layer}`,
  severity: 'error',
  from: { path: `^packages/client/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^packages/client/src/((${layers.slice(index + 1).join('|')})/|main\\.tsx$)` },
}));

module.exports = {
  forbidden: [
    ...clientLayers,
    {
      name: 'games-stay-pure',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^packages/(games|protocol)/',
          'node_modules/boardgame\\.io',
          'node_modules/(valibot|immer|@noble/hashes)/',
        ],
      },
    },
    {
      name: 'boardgame-io-core-in-one-place',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: ['\\.test\\.ts$', '^packages/games/src/engine/boardgame\\.ts$'] },
      to: {
        path: ['node_modules/boardgame\\.io', '^packages/games/src/engine/boardgame\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'protocol-knows-nothing-else',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/protocol/', 'node_modules/valibot/'] },
    },
    ...gamesApart,
    ...kitApart,
    {
      name: 'client-only-knows-games',
      severity: 'error',
      from: { path: '^packages/client' },
      to: { path: '^packages/(server|proving)' },
    },
    {
      name: 'server-does-not-know-client',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: '^packages/(client|proving)' },
    },
    {
      name: 'boardgame-io-does-not-run-in-production',
      severity: 'error',
      from: { path: '^packages/(server|client)/src', pathNot: ['/testing/', '\\.test\\.tsx?$'] },
      to: {
        path: ['node_modules/boardgame\\.io', '^packages/games/src/engine/boardgame\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tables-know-store-and-bus-by-interface',
      severity: 'error',
      from: { path: '^packages/server/src/match/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/server/src/(store|cluster)/',
        pathNot: '^packages/server/src/(store/(store|records|matchKey|days|calls)|cluster/bus/bus)\\.ts$',
      },
    },
    {
      name: 'client-takes-no-index-of-games',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/games/src/index\\.ts$' },
    },
    {
      name: 'boards-ask-through-board-ts',
      severity: 'error',
      // A rule can be refactored without touching a board: a board knows its game by board.ts and its strings alone.
      from: { path: '^packages/client/src/games/[^/]+/', pathNot: ['\\.test\\.tsx?$', '/testing\\.tsx?$'] },
      to: { path: gameFolder(games), pathNot: '^packages/games/src/[^/]+/(board\\.ts$|strings/)' },
    },
    {
      name: 'boards-take-strings-by-language',
      severity: 'error',
      // Each language is loaded when it is spoken: only the file of that language may import the game's strings in it.
      from: {
        path: '^packages/client/src/games/[^/]+/',
        pathNot: ['\\.test\\.tsx?$', '/testing\\.tsx?$', '[sS]trings\\.(en|de)\\.ts$'],
      },
      to: { path: '^packages/games/src/[^/]+/strings/' },
    },
    {
      name: 'client-loads-no-schemas-of-requests',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/protocol/src/(bodies|lobbyBodies|packets|route|routes|lobbyRoutes|events)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
