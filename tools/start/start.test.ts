import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../supabase/stack/project-root';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'start-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm start` without npm, and returns how it ended. */
function start(env: Record<string, string>, nodeArguments: string[] = []) {
  const script = path.join(projectRoot, 'tools/start.mjs');
  const child = spawn(process.execPath, [...nodeArguments, script], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, complaint: complaint.trim() }));
  });
}

const oneSentence = (text: string) => expect(text.split('\n')).toHaveLength(1);

test('a port in use gets one sentence, before anything is built', async () => {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { code, complaint } = await start({ PORT: String(port) });
  server.close();
  expect([code, complaint]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  oneSentence(complaint);
}, 30_000);

test('a weak DEMO_PASSWORD gets one sentence, before anything is built', async () => {
  const { code, complaint } = await start({ DEMO_PASSWORD: 'Spotlight2026' });
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^DEMO_PASSWORD lacks/)]);
  oneSentence(complaint);
  expect(await readdir(folder)).toEqual([]);
}, 30_000);

test('a Node too old gets one sentence', async () => {
  const pretend = path.join(folder, 'old-node.cjs');
  await writeFile(
    pretend,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
  );
  const { code, complaint } = await start({}, ['--require', pretend]);
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^Node 20\.19 or newer .* 18\.20\.8/),
  ]);
  oneSentence(complaint);
}, 30_000);
