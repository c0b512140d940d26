import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { startShapingProxy } from './shaping-proxy';

// How long at most is a matter of the line, by its own clock: `link.test.ts`. Here a busy machine has its share.

/** Sends `answerBytes` as soon as anything arrives. */
async function measure(conditions: { roundTripMs: number; downKbit: number; answerBytes: number }) {
  const { roundTripMs, downKbit, answerBytes } = conditions;
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.alloc(answerBytes, 1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await startShapingProxy((server.address() as AddressInfo).port, {
    roundTripMs,
    downKbitPerSecond: downKbit,
    upKbitPerSecond: downKbit,
  });
  const startedAt = performance.now();
  const socket = connect(proxy.port, '127.0.0.1', () => socket.write('?'));
  let received = 0;
  socket.on('data', (data: Buffer) => (received += data.length));
  await once(socket, 'end');
  const milliseconds = performance.now() - startedAt;
  socket.destroy();
  await proxy.close();
  server.close();
  return { milliseconds, received };
}

test('an answer takes one round trip for the connection and one for itself', async () => {
  const { milliseconds, received } = await measure({
    roundTripMs: 100,
    downKbit: 1_000_000,
    answerBytes: 100,
  });
  expect(received).toBe(100);
  expect(milliseconds).toBeGreaterThanOrEqual(200);
});

test('bytes take their time on the wire', async () => {
  // 100 kB at 1.6 Mbit/s are 500 ms, and a little more for the headers of the packets.
  const { milliseconds, received } = await measure({
    roundTripMs: 0,
    downKbit: 1600,
    answerBytes: 100_000,
  });
  expect(received).toBe(100_000);
  expect(milliseconds).toBeGreaterThanOrEqual(500);
});
