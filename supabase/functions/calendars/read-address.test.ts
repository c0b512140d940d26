import { readAddress, ReadProblem, type Network } from './read-address.ts';
import { isPublicAddress } from './public-address.ts';

interface World {
  /** Addresses of names; others do not exist. */
  names: Record<string, string[]>;
  answer: (url: URL) => Response | Promise<Response>;
}

/** A network that says what was asked of it. */
function networkOf({ names, answer }: World) {
  const asked: string[] = [];
  const network: Network = {
    resolve: (host) =>
      names[host] ? Promise.resolve(names[host]) : Promise.reject(new Error('ENOTFOUND')),
    isPublic: isPublicAddress,
    ask(url, at, { signal }) {
      asked.push(`${url.href} at ${at}`);
      signal.throwIfAborted();
      return Promise.resolve(answer(url));
    },
  };
  return { network, asked };
}

const faultOf = (reading: Promise<string>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ReadProblem ? error.fault : error),
  );
const to = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location } });
const names = {
  'calendar.example.com': ['142.250.196.206', '2404:6800:4012::200e'],
  'inside.example.com': ['10.0.0.5'],
  'both.example.com': ['142.250.196.206', '127.0.0.1'],
  '169.254.169.254': ['169.254.169.254'],
  '::1': ['::1'],
};

test('a calendar on the open network is read, over redirects too', async () => {
  const { network, asked } = networkOf({
    names,
    answer: ({ pathname }) => (pathname === '/old' ? to('/new') : new Response('BEGIN:VCALENDAR')),
  });
  expect(await readAddress('https://calendar.example.com/old', network)).toBe('BEGIN:VCALENDAR');
  expect(asked).toEqual([
    'https://calendar.example.com/old at 142.250.196.206',
    'https://calendar.example.com/new at 142.250.196.206',
  ]);
});

test.each([
  ['a name that leads inside', 'https://inside.example.com/'],
  ['a name of which one address leads inside', 'https://both.example.com/'],
  ['the place where clouds keep secrets', 'https://169.254.169.254/latest/meta-data'],
  ['the same as a number', 'https://2852039166/'],
  ['the machine itself', 'https://[::1]/'],
  ['a name that nobody has', 'https://nobody.example.com/'],
])('%s is not asked', async (_what, address) => {
  const { network, asked } = networkOf({ names, answer: () => new Response('secret') });
  expect(await faultOf(readAddress(address, network))).toBe('unreachable');
  expect(asked).toEqual([]);
});

test.each([
  ['without a lock', 'http://calendar.example.com/'],
  ['at another port', 'https://calendar.example.com:8443/'],
  ['with a name and a password', 'https://me:secret@calendar.example.com/'],
  ['of a file', 'file:///etc/passwd'],
])('an address %s is refused', async (_what, address) => {
  const { network, asked } = networkOf({ names, answer: () => new Response('secret') });
  expect(await faultOf(readAddress(address, network))).toBe('refused');
  expect(asked).toEqual([]);
});

test('a redirect is looked at like the first address', async () => {
  for (const [place, fault] of [
    ['https://inside.example.com/', 'unreachable'],
    ['http://calendar.example.com/', 'refused'],
    ['https://calendar.example.com/again', 'refused'],
  ] as const) {
    const { network, asked } = networkOf({ names, answer: () => to(place) });
    expect(await faultOf(readAddress('https://calendar.example.com/', network))).toBe(fault);
    expect(asked.every((each) => each.startsWith('https://calendar.example.com/'))).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(4);
  }
});

test('what never ends is left after two megabytes', async () => {
  let sent = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(256 * 1024));
        },
      }),
    );
  const { network } = networkOf({ names, answer: endless });
  expect(await faultOf(readAddress('https://calendar.example.com/', network))).toBe('too_large');
  expect(sent).toBeLessThan(12);
});

test('a server that refuses, and one that breaks off, are told apart', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.error(new Error('reset'));
        },
      }),
    );
  for (const [answer, fault] of [
    [() => new Response('no', { status: 403 }), 'refused'],
    [broken, 'unreachable'],
    [() => Promise.reject(new Error('ECONNREFUSED')), 'unreachable'],
  ] as const) {
    const { network } = networkOf({ names, answer });
    expect(await faultOf(readAddress('https://calendar.example.com/', network))).toBe(fault);
  }
});
