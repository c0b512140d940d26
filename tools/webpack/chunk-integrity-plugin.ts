import webpack, { type Compiler } from 'webpack';

/**
 * Scripts that a bundle asks for later carry the hash that the version's owner has signed: `spotlightIntegrity`, which the
 * shell provides when it has admitted the version, knows it by the address. A bundle that runs alone has none.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\nscript.integrity = self.spotlightIntegrity?.(url) ?? "";`,
      );
    });
  }
}
