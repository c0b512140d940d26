import webpack, { type Configuration } from 'webpack';
import { createRemoteConfig } from '../webpack/remote.config';
import { createShellConfigs } from '../webpack/shell.config';
import { ModuleGraphPlugin } from './module-graph';

const ENOUGH = 'the modules are known';

/** Prints what would be in a release of each named package, as JSON: no code is made of it. */
const modules: Record<string, string[]> = {};
for (const packageName of process.argv.slice(2)) {
  const options = { packageName, version: 'none', outputDir: '/nowhere', isProduction: true };
  const config =
    packageName === 'shell' ? createShellConfigs(options)[0] : createRemoteConfig(options);
  modules[packageName] = await modulesOf(config);
}
console.log(JSON.stringify(modules));

function modulesOf(config: Configuration): Promise<string[]> {
  const graph = new ModuleGraphPlugin();
  const plugins = [...(config.plugins ?? []), graph, stopBeforeCode];
  return new Promise((resolve, reject) => {
    webpack({ ...config, plugins }, (fault) =>
      fault?.message.includes(ENOUGH) ? resolve([...graph.lines]) : reject(fault),
    );
  });
}

function stopBeforeCode(this: webpack.Compiler): void {
  this.hooks.thisCompilation.tap('stop', ({ errors, hooks }) =>
    hooks.optimizeTree.tapAsync('stop', (_chunks, _modules, done) =>
      done(errors[0] ?? new Error(ENOUGH)),
    ),
  );
}
