/**
 * An esbuild plugin that bundles only code of this repository. boardgame.io has no `exports` map, so Node cannot find
 * its parts by their short names, which are therefore written out.
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
