import webpack from 'webpack';
import { createPreset } from '../webpack/preset';

/**
 * Builds a remote with everything that it shares, without federation, and again after each change.
 * @param onBuilt called with the faults, or with null when the page can be opened
 */
export function watchStandalone(
  packageName: string,
  outputDir: string,
  onBuilt: (faults: string | null) => Promise<void>,
): void {
  const preset = createPreset({ packageName, version: 'alone', outputDir, isProduction: false });
  const compiler = webpack({
    ...preset,
    name: `${packageName}-alone`,
    entry: { main: './src/standalone.tsx' },
    output: { ...preset.output, filename: '[name].js', chunkFilename: '[name].js' },
    // Held in memory: the files on disk belong to builds of the site.
    cache: true,
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  compiler.watch({ aggregateTimeout: 150 }, (error, stats) => {
    if (error) return void onBuilt(String(error));
    void onBuilt(stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null);
  });
}
