import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { projectRoot } from '../webpack/project';

const run = promisify(execFile);

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** Name of a package → its file, in the folder that was asked for. */
export type Packed = Record<string, string>;

/** What a repository of its own runs: the same commands as here. */
const commands = ['build-main', 'release', 'rollback'].map((name) => `tools/release/${name}.ts`);
/** Read by the commands, or by those who test and type a remote, and imported by nobody. */
const besideTheCode = [
  'tools/webpack',
  'tools/package.json',
  'tools/new-remote/spotlight-remote.mjs',
  'tools/test/browser-project.mjs',
  'tools/test/one-window',
  'tools/test/source-transform.mjs',
  'tsconfig.base.json',
];
/** Named to webpack and to node, and imported by nobody. */
const forBuilding = /^(@swc\/core|swc-loader|topojson-.+|tsx)$/;
/** What types and tests of a remote need, in the versions that everybody here has. */
const forRemotes =
  /^(typescript|jest|jest-environment-jsdom|jest-runtime|@swc\/jest|@testing-library\/.+|@types\/(jest|node|react|react-dom))$/;

/**
 * Packs what a remote in a repository of its own is built against: the contract with all that is shared, the drawings that
 * belong to it, and the tools. Their version is the contract's.
 */
export async function packPackages(target: string): Promise<Packed> {
  await mkdir(target, { recursive: true });
  const packed = [
    await packShared('shared', target),
    await packShared('shared/artwork', target),
    await packTools(target),
  ];
  return Object.fromEntries(packed);
}

/** A workspace as it is, without its tests. */
const packShared = (folder: string, target: string) =>
  withFolder(async (stage) => {
    await cp(path.join(projectRoot, folder, 'src'), path.join(stage, 'src'), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
    const { devDependencies = {}, private: _private, ...manifest } = readPackage(folder);
    // Whoever compiles these sources needs the types that they are written with.
    const types = Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'));
    return pack(stage, target, {
      ...manifest,
      dependencies: { ...manifest.dependencies, ...Object.fromEntries(types) },
    });
  });

/** The commands, with every file that they are made of, at the same places. */
const packTools = (target: string) =>
  withFolder(async (stage) => {
    const { metafile } = await build({
      absWorkingDir: projectRoot,
      entryPoints: commands,
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'unused',
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    for (const file of [...Object.keys(metafile.inputs), ...besideTheCode])
      await cp(path.join(projectRoot, file), path.join(stage, file), { recursive: true });
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.flatMap(({ path: name, external }) => (external ? packageOf(name) : [])),
    );
    return pack(stage, target, {
      name: '@spotlight/remote-tools',
      version: CONTRACT_VERSION,
      type: 'module',
      bin: { 'spotlight-remote': 'tools/new-remote/spotlight-remote.mjs' },
      exports: {
        './tsconfig.base.json': './tsconfig.base.json',
        './browser-project': './tools/test/browser-project.mjs',
      },
      dependencies: versionsOf(imported),
    });
  });

/** `@scope/name/file` → `@scope/name`; nothing of node's own. */
const packageOf = (imported: string): string[] =>
  imported.startsWith('node:') ? [] : [/^(@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported];

/** The versions that are installed here, of what is imported and of what tests and types need. */
function versionsOf(imported: readonly string[]): Record<string, string> {
  const { dependencies: tools = {} } = readPackage('tools');
  const { devDependencies: root = {} } = readPackage('.');
  const wanted = new Set([
    ...imported,
    ...Object.keys(tools).filter((name) => forBuilding.test(name)),
    ...Object.keys(root).filter((name) => forRemotes.test(name)),
  ]);
  const versionOf = (name: string) =>
    name.startsWith('@spotlight/') ? CONTRACT_VERSION : readPackage(`node_modules/${name}`).version;
  return Object.fromEntries([...wanted].toSorted().map((name) => [name, versionOf(name)]));
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8')) as PackageJson;

async function pack(
  stage: string,
  target: string,
  manifest: PackageJson,
): Promise<[name: string, file: string]> {
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([name, version]) => [
      name,
      name.startsWith('@spotlight/') ? CONTRACT_VERSION : version,
    ]),
  );
  const written = { ...manifest, version: CONTRACT_VERSION, dependencies };
  await writeFile(path.join(stage, 'package.json'), JSON.stringify(written, null, 2));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', target], {
    cwd: stage,
  });
  const [packed] = JSON.parse(stdout) as Array<{ filename: string }>;
  const file = packed && path.join(target, packed.filename);
  if (!file || !existsSync(file)) throw new Error(`npm packed nothing for ${manifest.name}`);
  return [manifest.name, file];
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pack-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
