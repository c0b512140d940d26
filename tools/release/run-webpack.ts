import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';
import { ModuleGraphPlugin } from './module-graph';
import { type SharingReport, SharingReportPlugin } from './sharing-report';

export interface WebpackResult {
  stats: StatsCompilation;
  /** Absolute paths of every file that the result depends on. */
  read: string[];
  /** Every module of the result, see `ModuleGraphPlugin`. */
  modules: string[];
  sharing: SharingReport;
}

/** @throws Error with webpack's own messages. */
export function runWebpack(config: Configuration): Promise<WebpackResult> {
  return new Promise((resolve, reject) => {
    const graph = new ModuleGraphPlugin();
    const sharing = new SharingReportPlugin();
    const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), graph, sharing] });
    if (!compiler) return reject(new Error('webpack did not accept the configuration'));
    compiler.run((fault: Error | null, result?: Stats) => {
      compiler.close(() => {
        if (fault || !result) return reject(fault ?? new Error('webpack gave no result'));
        if (result.hasErrors())
          return reject(new Error(result.toString({ all: false, errors: true })));
        const details = { all: false, chunkGroups: true, entrypoints: true, assets: true };
        resolve({
          stats: result.toJson(details),
          read: [...result.compilation.fileDependencies],
          modules: [...graph.lines],
          sharing: sharing.report,
        });
      });
    });
  });
}
