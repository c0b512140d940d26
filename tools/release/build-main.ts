import { buildPackage } from './build';

/** Builds the named deployables, one after another: `tsx build-main.ts shell mf-events`. Prints their versions. */
for (const packageName of process.argv.slice(2)) {
  const { version } = await buildPackage(packageName);
  console.log(`${packageName} ${version}`);
}
