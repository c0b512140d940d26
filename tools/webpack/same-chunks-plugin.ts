import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';

/** What webpack adds to the length of a JSON module. */
const WRAPPER = 10;

/**
 * Lets a locale file weigh what it weighs in the first language: webpack puts modules together by their sizes, and every
 * language must come in the same files.
 */
export class SameChunksPlugin {
  constructor(private readonly localeFile: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameChunksPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SameChunksPlugin', (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule)) continue;
          if (!this.localeFile.test(module.resource)) continue;
          const texts: unknown = JSON.parse(readFileSync(module.resource, 'utf8'));
          const size = JSON.stringify(texts).length + WRAPPER;
          module.size = () => size;
        }
      });
    });
  }
}
