import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { inAllLanguages, localeFile } from '../webpack/languages-plugin';
import { projectRoot } from '../webpack/project';
import { takenNames } from './taken-names';

/** What ends up in the chunks of a build, one line for each module; independent of the machine. */
export class ModuleGraphPlugin {
  readonly lines = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleGraphPlugin', (compilation) => {
      // By then webpack knows which modules nobody needs, and has not yet joined the others.
      compilation.hooks.afterOptimizeModules.tap('ModuleGraphPlugin', (modules) => {
        for (const module of modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) {
            this.lines.add(describeModule(compilation, module));
          }
        }
      });
    });
  }
}

/**
 * A module's name, its source, and what it takes from which other modules: a file in between that only
 * hands exports on is not in the graph, but decides which they are.
 */
function describeModule({ moduleGraph }: Compilation, module: Module): string {
  const taken = [...moduleGraph.getOutgoingConnections(module)]
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .map(
      (connection) =>
        `${nameOf(connection.module)}#${takenNames(moduleGraph, connection).join('.')}`,
    );
  return [nameOf(module), sourceOf(module), ...new Set(taken.sort())].join(' ');
}

const GENERATED = /node_modules[\\/]\.federation[\\/]/;
const library = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/;
const versions = new Map<string, string>();

/** Path from the root; a library's file by the library's version. */
function nameOf(module: Module): string {
  // The federation plug-in's own entry, which says where it lies on this machine and is named after that.
  if (GENERATED.test(module.identifier())) return 'federation-entry';
  const isFile = module instanceof webpack.NormalModule && path.isAbsolute(module.resource);
  const name = isFile ? module.resource : module.identifier();
  const found = isFile ? library.exec(name) : null;
  if (!found) return name.replaceAll(projectRoot, '');
  const [folder = '', id = ''] = found;
  if (!versions.has(folder)) {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    versions.set(folder, version);
  }
  return `${id}@${versions.get(folder)}/${name.slice(folder.length)}`;
}

/** What a generated file imports, without the folder in which this machine keeps libraries. */
export const withoutFolders = (code: string) =>
  code.replaceAll(/"[^"]*[\\/]node_modules[\\/]/g, '"');

const contentOf = (file: string) =>
  GENERATED.test(file) ? withoutFolders(readFileSync(file, 'utf8')) : readFileSync(file);

/** Of our own files; a library's are known by its version. */
function sourceOf(module: Module): string {
  if (!(module instanceof webpack.NormalModule) || library.test(module.resource)) return '';
  const [file = ''] = module.resource.split('?');
  if (!path.isAbsolute(file)) return '';
  const hash = createHash('sha256');
  for (const each of localeFile.test(file) ? inAllLanguages(file) : [file])
    if (existsSync(each)) hash.update(contentOf(each));
  return hash.digest('base64');
}
