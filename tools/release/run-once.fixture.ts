import { spawn } from 'node:child_process';

/**
 * Runs a script that says `begun` and `done`, in a process of its own.
 * @param afterMs kill it so long after it began; `null` for never
 * @returns how long it took, and whether it came to its end
 */
export async function runOnce(script: string, args: string[], afterMs: number | null) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env: process.env });
  let output = '';
  let complaint = '';
  const times: Record<string, number> = {};
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    for (const word of ['begun', 'done']) if (output.includes(word)) times[word] ??= Date.now();
    if (times['begun'] && afterMs !== null) setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 && code !== null) throw new Error(complaint);
  return { took: (times['done'] ?? Infinity) - (times['begun'] ?? 0), isDone: 'done' in times };
}
