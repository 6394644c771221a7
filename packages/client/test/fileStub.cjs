/** Stands in for style sheets and pictures in tests: every class is called by its own name, every picture `file`. */
module.exports = new Proxy(
  {},
  {
    get(_, name) {
      if (name === 'toString') return () => 'file';
      return typeof name === 'symbol' || name === '__esModule' ? undefined : name;
    },
  },
);
