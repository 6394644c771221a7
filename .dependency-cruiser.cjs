/** Imports go one way: client -> games, server -> games, proving -> all. */
module.exports = {
  forbidden: [
    {
      name: 'games-stay-pure',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/games/', 'node_modules/boardgame\\.io', 'node_modules/valibot'] },
    },
    {
      name: 'games-use-boardgame-io-core-only',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/boardgame\\.io',
        pathNot: 'boardgame\\.io/(dist/(cjs|esm)/core\\.js|core|dist/types/)',
      },
    },
    {
      name: 'games-do-not-import-each-other',
      severity: 'error',
      from: { path: '^packages/games/src/([a-z]+(?:-[a-z]+)+)/' },
      to: { path: '^packages/games/src/[a-z]+(?:-[a-z]+)+/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^packages/games/src/(kit/|module\\.ts|protocol)' },
      to: { path: '^packages/games/src/[a-z]+(?:-[a-z]+)+/' },
    },
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
      name: 'boardgame-io-internals-in-one-place',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: ['^packages/server/src/bgio/', '\\.test\\.ts$'] },
      to: { path: 'node_modules/boardgame\\.io' },
    },
    {
      name: 'tables-know-store-and-bus-by-interface',
      severity: 'error',
      from: { path: '^packages/server/src/table/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(store|bus)/', pathNot: '^packages/server/src/(store/store|bus/bus)\\.ts$' },
    },
    {
      name: 'client-takes-no-index-of-games',
      severity: 'error',
      from: { path: '^packages/client/src' },
      to: { path: '^packages/games/src/index\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
