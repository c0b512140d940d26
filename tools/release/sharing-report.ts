import type { Compilation, Compiler, Module } from 'webpack';
import { providedVersions } from '../webpack/sharing';
import { takenNames } from './taken-names';

/** What a version shares with others lies in its folder. */
export const SHARING_FILE = 'sharing.json';

/** What a version hands to others at run time, and what it expects of them: as webpack knows it, not as anybody says. */
export interface SharingReport {
  /** Shared module → its version and the names that it exports; `null` where webpack cannot tell them. */
  provides: Record<string, { version: string; names: string[] | null }>;
  /** Shared module → the range of versions that is asked for, and the names that the code takes from it. */
  consumes: Record<string, { range: string; names: string[] }>;
}

/** `consume shared module (default) react@* (singleton)`. */
const consumed = /^consume shared module \(\w+\) (.+)@([^@]*?)(?: \(.*)?$/;
/** Imports, by the names that remotes ask for, what the shell provides. */
const providing = /shell[\\/]src[\\/]remotes[\\/]shared-libraries\.ts$/;

/** Collects what a build shares. */
export class SharingReportPlugin {
  readonly report: SharingReport = { provides: {}, consumes: {} };

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharingReportPlugin', (compilation) => {
      // By then webpack knows what nobody needs, and has not yet joined the modules.
      compilation.hooks.afterOptimizeModules.tap('SharingReportPlugin', (modules) => {
        for (const module of modules) this.add(compilation, module);
      });
    });
  }

  private add({ moduleGraph, requestShortener }: Compilation, module: Module): void {
    if (providing.test(module.nameForCondition() ?? '')) {
      const versions = providedVersions();
      for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
        const { request = '' } = dependency as { request?: string };
        const version = versions[request];
        const names = moduleGraph.getExportsInfo(target).getProvidedExports();
        if (version !== undefined)
          this.report.provides[request] = {
            version,
            names: Array.isArray(names) ? names.toSorted() : null,
          };
      }
    }
    const [, name, version = ''] = consumed.exec(module.readableIdentifier(requestShortener)) ?? [];
    if (name !== undefined) {
      const names = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
        const [taken] = takenNames(moduleGraph, connection);
        return taken === undefined ? [] : [taken];
      });
      this.report.consumes[name] = { range: version, names: [...new Set(names)].toSorted() };
    }
  }
}
