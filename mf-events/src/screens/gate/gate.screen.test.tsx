import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GATE_EVENT_ID,
  codeOf,
  cachedManifest,
  manifestTicket,
} from '../../data/gate/gate.fixtures';
import type { GateManifest } from '../../data/gate/gate.schema';
import texts from '../../locales/zh-TW.json';
import { GateScreen } from './gate.screen';

let manifest: GateManifest;
let isOnline = true;
beforeAll(async () => {
  manifest = cachedManifest([await manifestTicket(1), await manifestTicket(2)]).manifest;
});
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

const setOnline = (value: boolean) =>
  act(() => {
    isOnline = value;
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });

const counts = (inside: number) => ({
  data: {
    expected: 2,
    checked_in: inside,
    byType: [{ id: 'standing', name: '站席', expected: 2, checked_in: inside }],
    results: {},
    lastAt: null,
    byGate: [],
  },
});

function renderGate(functions: FakeFunctions = {}) {
  return renderInShell(<GateScreen />, {
    at: `/events-published/${GATE_EVENT_ID}/check-in`,
    path: '/events-published/:id/check-in',
    texts: { events: texts },
    services: {
      backend: createFakeBackend({
        gate_manifest: () => ({ data: manifest }),
        checkin_counts: () => counts(0),
        ...functions,
      }),
      session: createFakeSession(createFakeAccount()),
    },
  });
}

const result = () => within(screen.getByRole('status', { name: '驗票結果' }));

async function scan(code: string) {
  const user = userEvent.setup();
  await user.type(
    await screen.findByRole('textbox', { name: '票號或掃描槍輸入' }),
    `${code}{Enter}`,
  );
}

test('without network: let in, refused the second time, refused as forged, sent to be checked', async () => {
  renderGate();
  await screen.findByText('午夜迪斯可');
  setOnline(false);
  await scan(codeOf(1));
  expect(await result().findByText('可以入場')).toBeInTheDocument();
  expect(screen.getByText('待上傳 1 筆')).toBeInTheDocument();
  await scan(codeOf(1));
  expect(await result().findByText('已經入場過')).toBeInTheDocument();
  await scan(codeOf(2, 1, 'f'.repeat(32)));
  expect(await result().findByText('不是有效的票券')).toBeInTheDocument();
  await scan(codeOf(3));
  expect(await result().findByText('名單裡沒有，請連線確認')).toBeInTheDocument();
});

test('when the network is back the entries are reported and conflicts shown until seen', async () => {
  const user = userEvent.setup();
  renderGate({
    merge_scans: ({ p_scans }) => ({
      data: {
        scans: (p_scans as { nonce: string }[]).map(({ nonce }) => ({
          nonce,
          result: 'duplicate_offline',
          scannedAt: '2026-03-14T19:02:00+08:00',
          ticket: null,
        })),
      },
    }),
  });
  await screen.findByText('午夜迪斯可');
  setOnline(false);
  await scan(codeOf(1));
  await result().findByText('可以入場');
  setOnline(true);
  expect(await screen.findByText('離線放行的票有 1 筆不一致')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText('離線放行的票有 1 筆不一致')).not.toBeInTheDocument();
});

test('an entry is taken back with a reason; without one the field says so', async () => {
  const user = userEvent.setup();
  const undo = jest.fn(() => ({ data: { status: 'valid' } }));
  renderGate({ undo_check_in: undo });
  await screen.findByText('午夜迪斯可');
  setOnline(false);
  await scan(codeOf(1));
  await user.click(await result().findByRole('button', { name: '撤銷入場' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '撤銷這次入場？' }));
  await user.click(dialog.getByRole('button', { name: '撤銷入場' }));
  expect(dialog.getByText('請填寫撤銷的原因。')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '掃錯人' }));
  await user.click(dialog.getByRole('button', { name: '撤銷入場' }));
  expect(await screen.findByText('已撤銷')).toBeInTheDocument();
  expect(screen.queryByText('待上傳 1 筆')).not.toBeInTheDocument();
});

describe('a scanner that is a keyboard', () => {
  /** Keys as a scanner sends them, all at one instant, to whatever has the focus. */
  async function type(keys: string) {
    const clock = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1e9 + pause++);
    await userEvent.keyboard(keys);
    clock.mockRestore();
  }
  let pause = 0;
  beforeEach(() => {
    pause += 1000;
    setOnline(false);
  });

  test.each(['開啟相機掃描', '驗票'])('after 「%s」 was pressed', async (name) => {
    renderGate();
    const button = await screen.findByRole('button', { name });
    await scan(codeOf(1));
    await result().findByText('可以入場');
    button.focus();
    await type(`${codeOf(2)}{Enter}`);
    expect(await screen.findByText('待上傳 2 筆')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '關閉相機' })).not.toBeInTheDocument();
    await type(' 4710088412345{Enter}');
    expect(await result().findByText('不是有效的票券')).toBeInTheDocument();
  });

  test('a question about the last guest is closed by the next one, never answered', async () => {
    const user = userEvent.setup();
    renderGate();
    await screen.findByText('午夜迪斯可');
    await scan(codeOf(1));
    const undo = await result().findByRole('button', { name: '撤銷入場' });
    await user.click(undo);
    const field = await screen.findByRole('textbox', { name: /原因/ });
    expect(field).toHaveFocus();
    // Not one of ours: it is left to whoever writes, and decides nothing.
    await type('4710088412345{Enter}');
    expect(field).toHaveValue('4710088412345');
    await type(`${codeOf(2)}{Enter}`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByText('待上傳 2 筆')).toBeInTheDocument();
    // The focus is on the button that asks, as after Escape.
    (await result().findByRole('button', { name: '撤銷入場' })).focus();
    await type(`${codeOf(1)}{Enter}`);
    expect(await result().findByText('已經入場過')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('who does not stand at this gate sees no list', async () => {
  renderGate({ gate_manifest: () => ({ code: 'FORBIDDEN', status: 403 }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a number is asked of the server, which says the name to compare', async () => {
  renderGate({
    check_in: ({ p_nonce }) => ({
      data: {
        nonce: p_nonce,
        result: 'ok',
        scannedAt: '2026-03-14T19:02:00+08:00',
        ticket: {
          id: '9b1d5e20-1c2d-4e3f-8a4b-000000000001',
          ticketNo: 'T-8K2M4Q',
          holderName: '林芷晴',
          ticketTypeName: '站席',
          checkedInAt: '2026-03-14T19:02:00+08:00',
        },
      },
    }),
  });
  await scan('t-8k2m4q');
  expect(await result().findByText('站席・林芷晴・T-8K2M4Q')).toBeInTheDocument();
});

test('who comes without a code is found by name and let in by the number of the ticket', async () => {
  const user = userEvent.setup();
  const found = {
    id: '9b1d5e20-1c2d-4e3f-8a4b-000000000001',
    ticketNo: 'T-8K2M4Q',
    holderName: '林芷晴',
    buyerName: '陳以柔',
    ticketTypeName: '站席',
    status: 'valid',
    checkedInAt: null,
  };
  const inside = {
    ...found,
    id: '9b1d5e20-1c2d-4e3f-8a4b-000000000002',
    ticketNo: 'T-9ZZZZZ',
    status: 'checked_in',
    checkedInAt: '2026-03-14T18:40:00+08:00',
  };
  const find = jest.fn(() => ({ data: [found, inside] }));
  const checkIn = jest.fn(({ p_nonce }: Record<string, unknown>) => ({
    data: {
      nonce: p_nonce,
      result: 'ok',
      scannedAt: '2026-03-14T19:02:00+08:00',
      ticket: {
        id: found.id,
        ticketNo: found.ticketNo,
        holderName: found.holderName,
        ticketTypeName: found.ticketTypeName,
        checkedInAt: '2026-03-14T19:02:00+08:00',
      },
    },
  }));
  renderGate({ find_at_gate: find, check_in: checkIn });
  await user.click(await screen.findByRole('button', { name: '用姓名查票' }));
  const dialog = within(await screen.findByRole('dialog', { name: '用姓名查票' }));
  const field = dialog.getByRole('textbox', { name: /姓名、手機或編號/ });
  await user.type(field, 'L{Enter}');
  expect(dialog.getByText('請至少輸入 1 個中文字，或 2 個字元。')).toBeInTheDocument();
  expect(find).not.toHaveBeenCalled();
  await user.clear(field);
  // A whole name in Chinese.
  await user.type(field, '晴{Enter}');
  expect(await dialog.findByText('找到 2 張票券')).toBeInTheDocument();
  expect(dialog.getByText(/站席・T-8K2M4Q・陳以柔 報名/)).toBeInTheDocument();
  expect(dialog.getByText('2026/03/14(六) 18:40 入場')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '放行 林芷晴（T-8K2M4Q）' }));
  expect(await result().findByText('可以入場')).toBeInTheDocument();
  expect(checkIn.mock.lastCall?.[0]).toMatchObject({ p_code: 'T-8K2M4Q' });
});

test('without network no names are searched, because none are on the device', async () => {
  renderGate();
  expect(await screen.findByRole('button', { name: '用姓名查票' })).toBeInTheDocument();
  setOnline(false);
  expect(screen.queryByRole('button', { name: '用姓名查票' })).not.toBeInTheDocument();
});
