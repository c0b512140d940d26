import { spawn } from 'node:child_process';

/**
 * Runs a script that says `done` at its end, in a process of its own.
 * @param killed kills it
 * @returns whether it came to its end, and the lines that it said before
 */
export async function runOnce(script: string, args: string[], killed?: AbortSignal) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env: process.env });
  const kill = () => child.kill('SIGKILL');
  killed?.addEventListener('abort', kill);
  let output = '';
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  killed?.removeEventListener('abort', kill);
  if (code !== 0 && code !== null) throw new Error(complaint);
  const lines = output.trim().split('\n');
  return { isDone: lines.at(-1) === 'done', said: lines.slice(0, -1) };
}
