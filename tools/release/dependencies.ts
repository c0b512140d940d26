import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../webpack/project';

/** The libraries in a version lie in its folder, as CycloneDX has it. */
const DEPENDENCIES_FILE = 'dependencies.cdx.json';

/** A library as the lock file knows it. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
}

/**
 * Writes which libraries a build is made of: those that webpack has read a file of, and not all that the package
 * might have used. The same build gives the same file.
 * @param read absolute paths of the files that webpack read
 */
export async function writeDependencies(
  folder: string,
  packageName: string,
  read: readonly string[],
): Promise<void> {
  const libraries = new Set(read.flatMap((file) => libraryOf(file) ?? []));
  const locked = readLock();
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: packageName } },
    components: [...libraries].toSorted().map((name) => component(name, locked)),
  };
  await writeFile(path.join(folder, DEPENDENCIES_FILE), JSON.stringify(document, null, 2));
}

/** `node_modules/a/node_modules/@b/c` of a file in it; nothing for our own files and for what only says where files are. */
function libraryOf(file: string): string | undefined {
  if (path.basename(file) === 'package.json' || file.includes('node_modules/@spotlight'))
    return undefined;
  return /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/[^/@]+|[^/@]+)(?=\/)/.exec(
    file.split(path.sep).join('/'),
  )?.[0];
}

function readLock(): Record<string, Locked> {
  const file = path.join(projectRoot, 'package-lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages;
}

function component(folder: string, locked: Record<string, Locked>) {
  const name = folder.replace(/^.*node_modules\//, '');
  const { version = 'unknown', license, integrity } = locked[folder] ?? {};
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(algorithm === 'sha512' &&
      digest && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
  };
}
