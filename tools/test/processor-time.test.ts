import { runMeasured } from './processor-time';

const spend = (seconds: number) =>
  `const end = process.cpuUsage().user + ${seconds * 1e6}; while (process.cpuUsage().user < end);`;

test('what a command’s children took is counted, also when they are waited for by others', async () => {
  const inner = JSON.stringify(spend(0.3));
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${inner}])`;
  const { isGreen, seconds } = await runMeasured([process.execPath, '-e', script], process.env);
  expect(isGreen).toBe(true);
  expect(seconds).toBeGreaterThan(0.3);
});

test('a command that fails is red, and so is one that there is not', async () => {
  const said: string[] = [];
  const listen = (data: Buffer) => void said.push(data.toString());
  const failing = [process.execPath, '-e', 'console.log("no"); process.exit(3)'];
  expect((await runMeasured(failing, process.env, { onOutput: listen })).isGreen).toBe(false);
  expect((await runMeasured(['no-such-command'], process.env, { onOutput: listen })).isGreen).toBe(
    false,
  );
  expect(said.join('')).toContain('no');
});

test('a command that is patient goes behind all others', async () => {
  const said: string[] = [];
  await runMeasured([process.execPath, '-p', 'os.getPriority()'], process.env, {
    onOutput: (data) => void said.push(data.toString()),
    isPatient: true,
  });
  expect(said.join('').trim()).toBe('19');
});
