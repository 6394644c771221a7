const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this process has compiled, by file. */
const compiled = new Map();

/** The script of a module that runs in every suite of this process. */
function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const script = new Script(`(function (${parameters}) {${source}\n})`, { filename });
  compiled.set(filename, { source, parameters, script });
  return script;
}

/**
 * Jest compiles every module again for every suite. Here each process does it once: a script keeps the functions it has
 * compiled, whatever page or context it runs in.
 */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const [, environment] = options;
    const { executor } = this;
    const parameters = executor.injectedModuleParameters.join();
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (!context) return null;
      let script;
      try {
        script = scriptOf(source, parameters, filename);
      } catch {
        return compile(source, filename); // Throws what Jest says about such an error.
      }
      return script.runInContext(context);
    };
  }
};
