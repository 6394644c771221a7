import { chunksFrom, filesLoadedWith, type Manifest } from './graph';

const manifest: Manifest = {
  'index.html': { file: 'main.js', src: 'index.html', isEntry: true, imports: ['_react'], css: ['main.css'] },
  _react: { file: 'react.js' },
  'src/app/Room.tsx': { file: 'room.js', src: 'src/app/Room.tsx', isDynamicEntry: true, imports: ['_react', '_ui'] },
  _ui: { file: 'ui.js', imports: ['_react'], css: ['ui.css'] },
  'src/games/a/index.ts': { file: 'a.js', src: 'src/games/a/index.ts', isDynamicEntry: true, imports: ['index.html'] },
};

test('a chunk is loaded with its styles and with everything it imports statically', () => {
  expect([...filesLoadedWith(manifest, ['src/app/Room.tsx'])].sort()).toEqual([
    'react.js',
    'room.js',
    'ui.css',
    'ui.js',
  ]);
});

test('a chunk that several others import counts once', () => {
  expect([...filesLoadedWith(manifest, ['index.html', 'src/app/Room.tsx'])]).toHaveLength(6);
});

test('only entries and lazily loaded chunks are found by their source', () => {
  expect(chunksFrom(manifest, /./)).toEqual(['index.html', 'src/app/Room.tsx', 'src/games/a/index.ts']);
  expect(chunksFrom(manifest, /^src\/games\//)).toEqual(['src/games/a/index.ts']);
});

test('a chunk missing in the manifest is an error that names it', () => {
  expect(() => filesLoadedWith({ a: { file: 'a.js', imports: ['b'] } }, ['a'])).toThrow('b');
});
