import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';
const MINUTES = 60_000;

/** Whether this process may install packages of the system: root, where there is apt. */
export const canInstall = () => process.getuid?.() === 0 && existsSync(aptGet);

/** Installs packages of the system, quietly; whoever asked for them looks afterwards whether it helped. */
export function installPackages(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(aptGet, ['update'], { stdio: 'ignore', timeout: 5 * MINUTES, env });
  spawnSync(aptGet, ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    timeout: 10 * MINUTES,
    env,
  });
}

/** Whether a command is there and answers. */
export const answers = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
