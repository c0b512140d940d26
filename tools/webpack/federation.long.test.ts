import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Compiler } from 'webpack';
import { runWebpack } from '../release/run-webpack';
import { projectRoot } from './project';
import { containerName, createRemoteConfig } from './remote.config';

/**
 * The library reaches into the insides of webpack, so that the two are raised together or not at all: what they build together
 * must run in the runtime of a shell.
 */
const folder = mkdtempSync(path.join(projectRoot, 'node_modules/.federation-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const runtimeCore = () =>
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE;
const id = 'mf-stories';
const version = '0.1.0-abc';
const name = containerName(id, version);

test('what webpack and the plug-in build runs in the runtime, with the shell’s libraries', async () => {
  write('package.json', JSON.stringify({ name: id, dependencies: { react: '*' } }));
  write(
    'src/module.ts',
    "import { version } from 'react';\nexport default { kind: 'stories', react: version };",
  );
  const outputDir = path.join(folder, 'out');
  const config = createRemoteConfig({ packageName: id, version, outputDir, isProduction: true });
  const warnings: unknown[] = [];
  const listen = (compiler: Compiler) =>
    compiler.hooks.done.tap('warnings', ({ compilation }) =>
      warnings.push(...compilation.warnings.map(({ message }) => message)),
    );
  const plugins = [...(config.plugins ?? []), { apply: listen }];
  await runWebpack({ ...config, context: folder, cache: false, plugins });
  expect(warnings).toEqual([]);

  // As a page has it; the chunk of the module is there before the entry asks for it.
  const src = 'http://site.test/remotes/mf-stories/entry.js';
  const document = { currentScript: { tagName: 'SCRIPT', src } };
  const page = createContext({ console, document, URL, setTimeout, clearTimeout });
  const run = (file: string) =>
    runInContext(readFileSync(path.join(outputDir, file), 'utf8'), page) as unknown;
  const react = { version: 'the shell’s' };
  const host = createInstance({
    name: 'shell',
    remotes: [{ name, entry: src }],
    shareStrategy: 'loaded-first',
    shared: {
      react: {
        version: '19.3.1',
        lib: () => react,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    },
    plugins: [
      provideRuntimeCore(),
      {
        name: 'in-node',
        loadEntry() {
          // The runtime that the shell provides.
          Object.assign(page, { _FEDERATION_RUNTIME_CORE: runtimeCore() });
          run('module.js');
          run('entry.js');
          return page[name] as never;
        },
      },
    ],
  });
  const module = await host.loadRemote<{ default: object }>(`${name}/module`);
  expect(module?.default).toEqual({ kind: 'stories', react: 'the shell’s' });
}, 300_000);
