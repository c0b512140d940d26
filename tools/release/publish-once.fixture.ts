import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import type { BuildInfo } from './build-info';
import { publish } from './publish';

/** Publishes one build in a process of its own, which says when it begins and when it is done. */
const [dataDir = '', given = ''] = process.argv.slice(2);
const { info, manifest } = JSON.parse(given) as { info: BuildInfo; manifest?: ModuleManifest };
console.log('begun');
await publish(dataDir, info, manifest);
console.log('done');
