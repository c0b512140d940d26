import { createFakeBackend } from '@spotlight/shared/contract/testing';
import type { Registry } from '@spotlight/shared/contract/schema';
import { RemoteFault } from './remote-fault';
import { describeFault, sendFault } from './send-fault';

const version = {
  manifest: {
    owner: 'team-events',
    pages: [
      { path: '/events/:id', access: 'public' },
      { path: '/orders/:id', access: 'signed-in' },
    ],
  },
};
const registry = {
  shell: { active: 's1', versions: {} },
  remotes: { 'mf-events': { active: 'e2', versions: { e2: version } } },
} as unknown as Registry;

const thrown = Object.assign(new TypeError('no title'), {
  stack: [
    'TypeError: no title',
    `    at Card (${window.location.origin}/remotes/mf-events/e2/list.js:1:88)`,
    '    at extension (chrome-extension://abc/x.js:1:1)',
  ].join('\n'),
});
const fault = (detail = 'TypeError: no title') =>
  new RemoteFault('render', 'mf-events', 'e1', detail, thrown);

afterEach(() => window.history.replaceState(null, '', '/'));

it('names module, version, owner, composition and page, and a code of ten letters', () => {
  window.history.replaceState(null, '', '/events/7?ref=me');
  const told = fault();
  expect(told.referenceId).toMatch(/^[A-HJKMNP-Z]{5}-[A-HJKMNP-Z]{5}$/);
  expect(describeFault(told, registry)).toMatchObject({
    code: told.referenceId.replace('-', ''),
    module: 'mf-events',
    // That which threw, which is not always the active one.
    version: 'e1',
    owner: 'team-events',
    kind: 'render',
    message: 'TypeError: no title',
    stack: 'at Card (/remotes/mf-events/e2/list.js:1:88)',
    composition: { shell: 's1', 'mf-events': 'e2' },
    page: '/events/7',
    theme: 'light',
    width: window.innerWidth,
    steps: [],
  });
});

it("names a page that is somebody's own by its pattern", () => {
  window.history.replaceState(null, '', '/orders/3f2a');
  expect(describeFault(fault(), registry).page).toBe('/orders/:id');
});

it('tells the pages before, where the browser remembers them', () => {
  const at = (pathname: string) => ({ url: new URL(pathname, window.location.origin).href });
  Object.assign(window, {
    navigation: {
      currentEntry: { index: 2 },
      entries: () => [at('/?q=me'), at('/orders/1'), at('/events/7'), at('/later')],
    },
  });
  expect(describeFault(fault(), registry).steps).toEqual(['/', '/orders/:id']);
  Object.assign(window, { navigation: undefined });
});

it('of the shell is of its active version, and of the platform', () => {
  const own = new RemoteFault('uncaught', 'shell', 'active', 'oh', null);
  expect(describeFault(own, registry)).toMatchObject({
    version: 's1',
    owner: 'team-platform',
    stack: '',
  });
});

it('is sent whenever its code is shown, ten times of a tab at most, and no failure is heard of', async () => {
  const sent: unknown[] = [];
  const backend = createFakeBackend({
    report_fault: ({ p_report }) => {
      sent.push(p_report);
      return { code: 'SERVER', status: 500 };
    },
  });
  const unseen = () => new RemoteFault('uncaught', 'shell', 'active', 'oh', null);
  for (let turn = 0; turn < 20; turn += 1) await sendFault(unseen(), { registry, backend });
  expect(sent).toHaveLength(5);
  for (let turn = 0; turn < 20; turn += 1) await sendFault(fault(), { registry, backend });
  expect(sent).toHaveLength(15);
});
