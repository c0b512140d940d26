import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartProblem } from '../problem';

const run = promisify(execFile);

/** Who runs PostgreSQL: another user when we are root, because PostgreSQL refuses to run as root. */
export interface ServiceUser {
  uid?: number;
  gid?: number;
}

const SERVICE_USER = 'postgres';

const idOf = async (flag: '-u' | '-g') =>
  Number.parseInt((await run('id', [flag, SERVICE_USER])).stdout, 10);

/** The user for PostgreSQL's processes; as root it is created when the machine has none. */
export async function resolveServiceUser(): Promise<ServiceUser> {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    await createServiceUser();
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  }
}

async function createServiceUser(): Promise<void> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', SERVICE_USER]);
  } catch {
    throw new StartProblem(
      `PostgreSQL does not run as root and the user "${SERVICE_USER}" could not be created: start as an ordinary user instead.`,
    );
  }
}
