/**
 * `npm run new-game <id> ["Title"]` writes a small, complete, playable game: its rules, its board, its line in the two
 * lists of games, and its row in two tests. `docs/writing-a-game.md` explains how to turn it into another game.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = dirname(fileURLToPath(import.meta.url));
const packages = join(templates, '../packages');
const lists = { game: join(packages, 'games/src/index.ts'), about: join(packages, 'games/src/catalogue.ts') };
const tests = {
  secrecy: join(packages, 'games/src/secrecy.sampled.test.ts'),
  seatColours: join(packages, 'client/src/games/seatColours.test.tsx'),
};

/** The row of the new game in the test of the colours of seats. */
const COLOURS = `
  'new-game': {
    players: 2,
    options: {},
    declared: () => undefined,
    drawn: (board) => all(board, '.middle [data-seat]', ({ dataset }) => dataset.seat),
    due: ({ active }) => [active],
  },`;

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Copies a folder of the template, with the names of the new game. */
function write(from, to, named) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(path, 'utf8')));
  }
}

function edit(file, edited) {
  writeFileSync(file, edited(readFileSync(file, 'utf8')));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [id = '', given] = process.argv.slice(2);
const rules = join(packages, 'games/src', id);
const board = join(packages, 'client/src/games', id);
if (!/^[a-z]+(-[a-z]+)*$/.test(id)) fail('Usage: npm run new-game <id> ["Title"], with an id such as moon-race');
if (existsSync(rules) || existsSync(board)) fail(`There is a folder ${id} already.`);

const words = id.split('-');
const name = words[0] + words.slice(1).map(capital).join('');
const title = given ?? words.map(capital).join(' ');
const named = (text) => text.replaceAll('new-game', id).replaceAll('newGame', name).replaceAll('New Game', title);

write(join(templates, 'game/rules'), rules, named);
write(join(templates, 'game/board'), board, named);
for (const [file, list] of Object.entries(lists)) {
  const taken = file === 'about' ? `about as ${name}` : name;
  edit(list, (text) =>
    text
      .replace(/\nimport type/, `\nimport { ${taken} } from './${id}/${file}';\nimport type`)
      .replace('\n];', `\n  ${name},\n];`),
  );
}
edit(tests.secrecy, (text) =>
  text.replace(/(?<=\nconst NOTHING_CONCEALED = \[)[^\]]*/, (ids) => [...ids.split(', '), `'${id}'`].sort().join(', ')),
);
edit(tests.seatColours, (text) => text.replace(/(?<=\nconst ROWS: .* = \{[\s\S]*?)(?=\n\};)/, () => named(COLOURS)));
// The names may change the order of imports and the line breaks.
const run = (...command) => execFileSync('npx', command, { cwd: dirname(packages), stdio: 'inherit' });
run('biome', 'check', '--write', '--log-level=error', rules, board, ...Object.values(lists), ...Object.values(tests));
run('tsx', 'packages/games/test/record.ts', id);
process.stdout.write(`${title} is in ${rules} and ${board}. Try it: npm run dev\n`);
