import { buildPackage } from './build';
import { sourceVersion } from './source-version';

/** Builds the named deployables, one after another: `tsx build-main.ts shell mf-events`. */
for (const packageName of process.argv.slice(2)) {
  const version = sourceVersion(packageName);
  await buildPackage(packageName, version);
  console.log(`${packageName} ${version}`);
}
