/**
 * For esbuild: only what is written in this repository goes into a bundle. boardgame.io has no `exports` map, so that Node
 * cannot find its parts by their short names: they are written out.
 */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^boardgame\.io\/[a-z-]+$/ }, ({ path }) => ({
      path: `boardgame.io/dist/cjs/${path.split('/')[1]}.js`,
      external: true,
    }));
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@lantern/') ? null : { path, external: true },
    );
  },
};
