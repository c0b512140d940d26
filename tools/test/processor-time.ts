import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How a command ended, and what it and everything that it started took of the processors. */
export interface Measured {
  isGreen: boolean;
  /** Processor seconds; null where the system has no `times`. */
  seconds: number | null;
}

/** The shell waits for the command and writes down what its descendants took, those included that they waited for. */
const AND_TIMES = '"$@"; code=$?; times > "$0"; exit $code';

/**
 * Runs a command and measures its processor seconds.
 * @param options.onOutput gets what it says; without it the command writes where this process does
 * @param options.cwd where it runs
 * @param options.isPatient takes of the processors what others leave of them, where the system has `nice`
 */
export function runMeasured(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  options: { onOutput?: (data: Buffer) => void; cwd?: string; isPatient?: boolean } = {},
): Promise<Measured> {
  const { onOutput, cwd, isPatient } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
  const file = path.join(folder, 'times');
  const hasTimes = process.platform !== 'win32';
  const asked = isPatient ? ['nice', '-n', '19', ...command] : command;
  const [program = '', ...args] = hasTimes ? ['sh', '-c', AND_TIMES, file, ...asked] : command;
  const child = spawn(program, args, {
    env,
    cwd,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  return new Promise<Measured>((resolve) => {
    child.on('error', () => resolve({ isGreen: false, seconds: null }));
    child.on('close', (code) => {
      resolve({ isGreen: code === 0, seconds: hasTimes ? secondsIn(file) : null });
    });
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

function secondsIn(file: string): number | null {
  try {
    return secondsOfTimes(readFileSync(file, 'utf8'));
  } catch {
    // Somebody ended the shell before it could say it.
    return null;
  }
}

/** What POSIX `times` prints, its own line and that of its children, in seconds: `0m0.01s 0m0.02s` twice. */
export function secondsOfTimes(printed: string): number {
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** What the work below takes on a quiet core of the machine for which the budgets were written. */
const REFERENCE_SECONDS = 0.3;

/**
 * How much slower a core is just now than the one for which the budgets were written: 2 is half as fast. Processors that
 * are shared with strangers change by half within minutes, and a budget is not about them. Never less than 1: a look of a
 * third of a second is too short to ask more of a fast one.
 */
export const slowness = (): number =>
  Math.max(1, Math.min(work(), work(), work()) / REFERENCE_SECONDS);

/** Something of the kind that tests do, in processor seconds; the first time is that of the compiler. */
function work(): number {
  const before = process.cpuUsage();
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    name: `${(index * 7919) % 20_011}`,
  }));
  for (let round = 0; round < 12; round++) {
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copy.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
