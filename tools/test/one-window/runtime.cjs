const Runtime = require('jest-runtime').default;

/**
 * Jest's runtime, which compiles a file once for each window instead of once for each test file. Modules are executed
 * anew for every test file all the same.
 */
class CompilingOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    // An environment of a file's own keeps nothing.
    const { compiled } = this._environment;
    if (compiled) compileOnce(this.executor, compiled);
  }
}

function compileOnce(executor, compiled) {
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const known = compiled.get(filename);
    if (known && known.source === source) return known.run;
    const run = compile(source, filename);
    if (run) compiled.set(filename, { source, run });
    return run;
  };
}

module.exports = { __esModule: true, default: CompilingOnceRuntime };
