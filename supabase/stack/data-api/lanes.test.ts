import { inLanes, laneOf, lanes } from './lanes';

const ask = (target: string, method = 'POST') =>
  new Request(`http://site.test/rest/v1/${target}`, { method });
const hold = () => ask('rpc/hold_tickets');

/** A service whose answers come when they are let out, the oldest first. */
function createService() {
  const begun: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  return {
    begun,
    most: () => most,
    handle: async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise<void>((resolve) => begun.push(resolve));
      atOnce -= 1;
      return new Response('done');
    },
    /** Answers until nobody asks any more. */
    async answerAll() {
      while (begun.length > 0) {
        begun.shift()?.();
        // The next one begins in a later turn.
        await new Promise((resolve) => setImmediate(resolve)); // oxlint-disable-line no-await-in-loop
      }
    },
  };
}

test.each([
  ['rpc/hold_tickets', 'POST', 'buying'],
  ['rpc/register_for_event', 'POST', 'buying'],
  ['rpc/check_out_tickets?select=x', 'POST', 'buying'],
  ['rpc/join_waitlist', 'POST', 'buying'],
  ['rpc/report_transfer', 'POST', 'writing'],
  ['rpc/hold_tickets_of_mine', 'POST', 'writing'],
  ['rpc/search_events', 'GET', 'reading'],
  ['events?select=id', 'HEAD', 'reading'],
])('%s by %s is of the lane %s', (target, method, lane) => {
  expect(laneOf(ask(target, method))).toBe(lane);
});

test('a lane answers so many at once, the others in the order of coming, and leaves nobody out', async () => {
  const service = createService();
  const fetch = inLanes(service.handle);
  const order: number[] = [];
  const answers = Array.from({ length: 30 }, (_, n) => fetch(hold()).then(() => order.push(n)));
  expect(service.begun).toHaveLength(lanes.buying);
  await service.answerAll();
  await Promise.all(answers);
  expect(service.most()).toBe(lanes.buying);
  expect(order).toEqual(Array.from({ length: 30 }, (_, n) => n));
});

test('who reads does not wait for those who buy', async () => {
  const service = createService();
  const fetch = inLanes(service.handle);
  const buyers = Array.from({ length: 20 }, () => fetch(hold()));
  const reader = fetch(ask('rpc/search_events', 'GET'));
  expect(service.begun).toHaveLength(lanes.buying + 1);
  await service.answerAll();
  await Promise.all([...buyers, reader]);
});

test('a queue that is too long says so at once and when to come back, and takes people again afterwards', async () => {
  const service = createService();
  // Nobody waits for longer than the first guess about one request.
  const fetch = inLanes(service.handle, 20 / 8_000);
  const inside = Array.from({ length: lanes.buying * 2 + 1 }, () => fetch(hold()));
  const refused = await fetch(hold());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'PT429', message: 'CROWDED', hint: '1' });
  await service.answerAll();
  await Promise.all(inside);
  const after = fetch(hold());
  await service.answerAll();
  expect((await after).status).toBe(200);
});

test('a request that fails gives its place back', async () => {
  const fetch = inLanes(() => Promise.reject(new Error('gone')));
  const faults = Array.from({ length: 20 }, () =>
    fetch(hold()).catch((error: Error) => error.message),
  );
  expect(new Set(await Promise.all(faults))).toEqual(new Set(['gone']));
});
