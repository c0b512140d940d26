import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackages } from './pack';
import { writeTemplate, type NewRemote } from './write-template';

/** Packages that it is built against, until somebody publishes them in a registry. */
const PACKAGES = 'packages';

/** Writes a remote in a repository of its own, with the packages that it is built against. */
export async function writeStandalone(remote: NewRemote): Promise<void> {
  const { id, folder } = remote;
  await writeTemplate(remote, 'standalone');
  const packed = await packPackages(path.join(folder, PACKAGES));
  const places = Object.fromEntries(
    Object.entries(packed).map(([name, file]) => [name, `file:${path.relative(folder, file)}`]),
  );
  const { '@spotlight/remote-tools': tools, ...shared } = places;
  await write(folder, 'package.json', {
    name: id,
    private: true,
    version: '0.1.0',
    type: 'module',
    scripts: {
      types: 'tsc',
      unit: 'jest',
      test: 'npm run types && npm run unit && npm run build',
      build: 'spotlight-remote build',
      release: 'spotlight-remote release',
      rollback: 'spotlight-remote rollback',
    },
    dependencies: shared,
    devDependencies: { '@spotlight/remote-tools': tools },
  });
  await write(folder, 'tsconfig.json', {
    extends: '@spotlight/remote-tools/tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      types: ['jest', 'node', '@testing-library/jest-dom'],
    },
    // What is shared is compiled as it is written, with its declarations of files that are no code.
    include: ['src', 'src/**/*.json', 'node_modules/@spotlight/shared/src/**/*.d.ts'],
  });
}

const write = (folder: string, name: string, content: unknown) =>
  writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
