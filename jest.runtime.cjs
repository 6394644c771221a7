const asyncHooks = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The code that this process has compiled, by file. */
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
 * Jest's runtime with two changes for many suites in one process:
 *
 * - Jest compiles every module again for every suite. Here each process does it once: a script keeps the functions it has
 *   compiled, whatever page or context it runs in.
 * - Jest uses an `AsyncLocalStorage` in each suite and leaves it enabled. Before Node 24, each enabled one makes every
 *   promise and timer of the process slower. Here those of a suite are disabled at its end.
 */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const [, environment] = options;
    this.#compileOnce(environment);
    this.#collectStorages();
  }

  #compileOnce(environment) {
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

  #storages = new Set();

  #collectStorages() {
    const { coreModule } = this;
    const load = coreModule.require.bind(coreModule);
    const storages = this.#storages;
    class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        storages.add(this);
      }
    }
    coreModule.require = (name) => {
      const loaded = load(name);
      return loaded === asyncHooks ? { ...loaded, AsyncLocalStorage } : loaded;
    };
  }

  teardown() {
    super.teardown();
    for (const storage of this.#storages) storage.disable();
  }
};
