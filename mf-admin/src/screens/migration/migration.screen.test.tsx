import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { MigrationScreen } from './migration.screen';

const counts = { ready: 0, faulty: 0, repeated: 0, made: 0, failed: 0, undone: 0, kept: 0 };
const imported = (change: Record<string, unknown> = {}) => ({
  id: 'i1',
  kind: 'venues',
  file_name: '場地.csv',
  is_demo: false,
  status: 'checking',
  total: 3,
  counts,
  created_by_name: '周怡君',
  created_at: '2026-11-23T04:00:00Z',
  started_at: null,
  finished_at: null,
  undone_at: null,
  undo_until: null,
  may_manage: true,
  ...change,
});
const soon = () => new Date(Date.now() + 20.2 * 3_600_000).toISOString();

interface World {
  items?: unknown[];
  demo?: Record<string, number>;
  mayImport?: string[];
  answers?: Record<string, FakeAnswer | FakeAnswer[]>;
}

function renderRoom({ items = [], demo, mayImport, answers = {} }: World = {}) {
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  let shown = [...items];
  const left = Object.fromEntries(
    Object.entries(answers).map(([name, list]) => [name, Array.isArray(list) ? [...list] : [list]]),
  );
  const record = (name: string, answer: FakeAnswer) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    const list = left[name] ?? [answer];
    const given = (list.length > 1 ? list.shift() : list[0]) ?? answer;
    // What was begun is in the list from then on, as it stands.
    if (/^admin_(run|undo)/.test(name) && 'data' in given) {
      shown = [given.data, ...shown.filter((item) => (item as { id: string }).id !== 'i1')];
    }
    return given;
  };
  const backend = createFakeBackend({
    admin_imports: () => ({
      data: {
        items: shown,
        demo: { events: 0, venues: 0, performers: 0, ...demo },
        may_import: mayImport ?? ['events', 'venues', 'performers'],
      },
    }),
    admin_import_rows: record('admin_import_rows', { data: { items: [], total: 0 } }),
    admin_start_import: record('admin_start_import', { data: imported() }),
    admin_add_import_rows: record('admin_add_import_rows', {
      data: { faults: [], repeated: [], import: imported({ counts: { ...counts, ready: 3 } }) },
    }),
    admin_run_import: record('admin_run_import', {
      data: imported({ status: 'done', counts: { ...counts, made: 3 }, undo_until: soon() }),
    }),
    admin_undo_import: record('admin_undo_import', {
      data: imported({ status: 'undone', counts: { ...counts, undone: 3 } }),
    }),
    admin_remove_demo: record('admin_remove_demo', { data: { removed: 3, left: 0 } }),
  });
  renderInShell(<MigrationScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: '/migration',
    path: '/migration',
  });
  const called = (name: string) => made.filter(([fn]) => fn === name).map(([, args]) => args);
  return { called, toasts, user: userEvent.setup() };
}

// They come when they are asked for; here they are there from the start.
beforeAll(() =>
  Promise.all([
    import('./columns-step'),
    import('./look-step'),
    import('../../data/import/import-entry.rules'),
    import('../../data/import/read-import-file'),
    import('../../data/import/demo-samples'),
    import('papaparse'),
  ]),
);

const csv =
  '名稱,類型,城市,位置,人數,價格,備註\n月光,咖啡廳,台北,某路,40,900,x\n,酒吧,台北,某路,40,900,\n星光,酒吧,台北,某路,-1,900,\n';

async function choose(user: ReturnType<typeof userEvent.setup>, content = csv) {
  await user.click(await screen.findByRole('radio', { name: '場地' }));
  const bytes = new TextEncoder().encode(content);
  const file = Object.assign(new File([bytes], '場地.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
  await user.upload(screen.getByLabelText('選擇檔案（CSV 或 JSON）'), file);
  await screen.findByText(/3 列・UTF-8・已對應 6 個欄位/);
  await user.click(screen.getByRole('button', { name: '下一步：欄位對應' }));
}

it('matches columns by their headings, and asks for the ones that are missing', async () => {
  const { user } = renderRoom();
  await choose(user);
  const capacity = await screen.findByRole('combobox', { name: /^容納人數/ });
  expect(capacity).toHaveDisplayValue('人數');
  expect(screen.getByText('例：月光')).toBeVisible();
  await user.selectOptions(capacity, '（不匯入）');
  expect(screen.getByText('還缺必要欄位：容納人數')).toBeVisible();
  expect(screen.getByRole('button', { name: '試跑 3 列' })).toBeDisabled();
});

it('shows every fault of a dry run, has what was corrected looked at again, and imports the rest', async () => {
  const faulty = {
    faults: [
      { row_no: 3, field: 'name', detail: 'INVALID_INPUT', suggestion: null },
      { row_no: 4, field: 'capacity', detail: 'INVALID_INPUT', suggestion: null },
    ],
    repeated: [],
    import: imported({ counts: { ...counts, ready: 1, faulty: 2 } }),
  };
  const { called, user } = renderRoom({
    answers: {
      admin_add_import_rows: [
        { data: faulty },
        {
          data: {
            faults: [],
            repeated: [],
            import: imported({ counts: { ...counts, ready: 2, faulty: 1 } }),
          },
        },
      ],
      admin_run_import: [
        { data: imported({ status: 'running', counts: { ...counts, ready: 1, made: 1 } }) },
        { data: imported({ status: 'done', counts: { ...counts, made: 2 }, undo_until: soon() }) },
      ],
    },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: '試跑 3 列' }));
  expect(await screen.findByRole('heading', { name: '2 列要修正' })).toBeVisible();
  expect(screen.getByText('請填 1 到 100 個字的場地名稱')).toBeVisible();
  expect(called('admin_add_import_rows')[0]?.p_rows).toEqual([
    expect.objectContaining({
      row_no: 2,
      entry: expect.objectContaining({ name: '月光', capacity: 40, price_per_hour: 900 }),
    }),
    expect.objectContaining({ row_no: 3 }),
    expect.objectContaining({ row_no: 4 }),
  ]);

  await user.type(screen.getByRole('textbox', { name: '第 3 列「場地名稱」改成' }), '晨光');
  await user.click(screen.getByRole('button', { name: '重新試跑 1 列' }));
  expect(await screen.findByRole('heading', { name: '1 列要修正' })).toBeVisible();
  expect(called('admin_add_import_rows')[1]?.p_rows).toEqual([
    { row_no: 3, entry: expect.objectContaining({ name: '晨光', type: '酒吧' }) },
  ]);

  await user.click(screen.getByRole('button', { name: '匯入 2 筆，略過 1 列' }));
  expect(await screen.findByText('場地.csv：寫入 2 筆。')).toBeVisible();
  expect(called('admin_run_import')).toHaveLength(2);
  expect(within(screen.getByRole('list', { name: '匯入步驟' })).getByText(/^完成/)).toBeVisible();
});

it('goes on where the connection was lost, and never begins a second import', async () => {
  const { called, user } = renderRoom({
    answers: {
      admin_add_import_rows: [
        { code: 'OFFLINE', status: 0 },
        {
          data: { faults: [], repeated: [], import: imported({ counts: { ...counts, ready: 3 } }) },
        },
      ],
    },
  });
  await choose(user);
  await user.click(await screen.findByRole('button', { name: '試跑 3 列' }));
  expect(await screen.findByText('試跑沒有完成')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^試跑 3 列$|^再試一次$/ }));
  expect(await screen.findByRole('button', { name: '匯入 3 筆' })).toBeVisible();
  const keys = called('admin_start_import').map(({ p_client_key: key }) => key);
  expect(new Set(keys).size).toBe(1);
});

it('says why a file cannot be read', async () => {
  const { user } = renderRoom();
  await screen.findByRole('radio', { name: '場地' });
  await user.click(screen.getByRole('button', { name: '下一步：欄位對應' }));
  expect(screen.getByText('請先選擇檔案')).toBeVisible();
  const file = Object.assign(new File(['名稱'], '空.csv'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('名稱\n').buffer),
  });
  await user.upload(screen.getByLabelText('選擇檔案（CSV 或 JSON）'), file);
  expect(await screen.findByText(/^檔案裡沒有資料。/)).toBeVisible();
});

it('takes an import back within a day, and lists what was kept', async () => {
  const done = { status: 'done', counts: { ...counts, made: 3 }, undo_until: soon() };
  const { called, toasts, user } = renderRoom({
    items: [
      imported(done),
      imported({ ...done, id: 'i2', file_name: '舊.csv', undo_until: '2026-01-01T00:00:00Z' }),
    ],
    answers: {
      admin_undo_import: {
        data: imported({ status: 'undone', counts: { ...counts, undone: 2, kept: 1 } }),
      },
      admin_import_rows: {
        data: {
          items: [{ row_no: 2, title: '月光', field: null, detail: 'bookings' }],
          total: 1,
        },
      },
    },
  });
  expect(await screen.findByText(/還有 20 小時 1\d 分可復原/)).toBeVisible();
  expect(screen.getByText('已過復原期限')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '復原「場地.csv」' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('「場地.csv」寫入的 3 筆會移除');
  await user.click(within(question).getByRole('button', { name: '復原' }));
  await waitFor(() => expect(toasts.messages).toContain('已復原 2 筆，1 筆保留'));
  expect(called('admin_undo_import')).toEqual([{ p_import_id: 'i1' }]);
});

it('adds samples of each kind and takes all of them away in one go', async () => {
  const { called, toasts, user } = renderRoom();
  await user.click(await screen.findByRole('button', { name: '匯入示範資料' }));
  const question = await screen.findByRole('alertdialog', { name: '導入示範資料' });
  await user.click(within(question).getByRole('button', { name: '匯入示範資料' }));
  await waitFor(() => expect(toasts.messages).toContain('已匯入 9 筆示範資料'));
  expect(called('admin_start_import')).toEqual(
    ['events', 'venues', 'performers'].map((kind) =>
      expect.objectContaining({ p_kind: kind, p_is_demo: true, p_total: 3 }),
    ),
  );
});

it('removes samples until none is left', async () => {
  const { called, toasts, user } = renderRoom({
    demo: { venues: 5 },
    answers: {
      admin_remove_demo: [{ data: { removed: 3, left: 2 } }, { data: { removed: 2, left: 0 } }],
    },
  });
  await user.click(await screen.findByRole('button', { name: '一次移除…' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: '移除示範資料' }));
  await waitFor(() => expect(toasts.messages).toContain('已移除 5 筆示範資料'));
  expect(called('admin_remove_demo')).toHaveLength(2);
});

it('whoever may import nothing is told so, and sees what was', async () => {
  renderRoom({ mayImport: [], items: [imported({ status: 'undone', may_manage: false })] });
  expect(await screen.findByText('你可以查看匯入紀錄，但沒有匯入資料的權限')).toBeVisible();
  expect(screen.getByText('場地.csv')).toBeVisible();
  expect(screen.queryByRole('button', { name: /匯入/ })).toBeNull();
});
