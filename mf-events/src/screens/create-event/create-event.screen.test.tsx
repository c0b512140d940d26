import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editableRow } from '../../data/organizer/organizer-event.fixtures';
import texts from '../../locales/zh-TW.json';
import { CreateEventScreen } from './create-event.screen';

const organizer = createFakeSession(createFakeAccount({ canOrganize: true }));

function renderForm(functions: FakeFunctions = {}, at = '/register-event') {
  return renderInShell(<CreateEventScreen />, {
    at,
    path: '/register-event',
    texts: { events: texts },
    services: { backend: createFakeBackend(functions), session: organizer },
  });
}

test('going on without answers tells each fault beside its field', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  const title = screen.getByRole('textbox', { name: /活動標題/ });
  expect(title).toHaveAccessibleDescription('標題不能為空');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByRole('button', { name: '基本資料（3 項待修正）' })).toBeInTheDocument();
});

test('what is typed into a draft is saved by itself', async () => {
  const user = userEvent.setup();
  const save = jest.fn((_args: Record<string, unknown>) => ({
    data: { id: 'e1', status: 'draft', version: 4 },
  }));
  renderForm(
    { event_for_editing: () => ({ data: editableRow() }), save_event: save },
    '/register-event?draft=e1',
  );
  const title = await screen.findByRole('textbox', { name: /活動標題/ });
  await user.type(title, '・加演');
  expect(screen.getByText('尚未儲存')).toBeInTheDocument();
  expect(await screen.findByText(/^已於 \d\d:\d\d 儲存$/, {}, { timeout: 4000 })).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_event_id: 'e1',
    p_version: 3,
    p_event: { title: '巷口的現場・加演' },
  });
});

test("somebody else's save is said, and one's own words can win", async () => {
  const user = userEvent.setup();
  let version = 3;
  const save = jest.fn((args: Record<string, unknown>) =>
    args['p_version'] === 5
      ? { data: { id: 'e1', status: 'draft', version: 6 } }
      : { code: 'STALE_VERSION' as const, status: 409 },
  );
  renderForm(
    {
      event_for_editing: () => ({ data: editableRow({ version }) }),
      save_event: save,
      set_ticket_types: () => ({ data: { id: 'e1', status: 'draft', version: 7 } }),
    },
    '/register-event?draft=e1',
  );
  const title = await screen.findByRole('textbox', { name: /活動標題/ });
  await user.type(title, '・加演');
  await user.click(screen.getByRole('button', { name: '儲存草稿' }));
  expect(await screen.findByText('這份資料剛在別的地方改過')).toBeVisible();
  version = 5;
  await user.click(screen.getByRole('button', { name: '保留我的內容' }));
  await waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ p_version: 5 }), {
    timeout: 4000,
  });
  expect(title).toHaveValue('巷口的現場・加演');
});

test('an event under review is not written on, but can be taken back', async () => {
  renderForm(
    { event_for_editing: () => ({ data: editableRow({ status: 'pending_approval' }) }) },
    '/register-event?draft=e1',
  );
  expect(await screen.findByRole('button', { name: '撤回審核' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a fan whose identity still waits is told so, and is led to its state and back', async () => {
  const account = createFakeAccount({
    canOrganize: false,
    identities: [
      { type: 'fan', status: 'active' },
      { type: 'venue', status: 'pending' },
    ],
  });
  renderInShell(<CreateEventScreen />, {
    at: '/register-event',
    texts: { events: texts },
    services: { session: createFakeSession(account) },
  });
  expect(
    await screen.findByRole('link', { name: '查看場地審核進度' }, { timeout: 10_000 }),
  ).toHaveAttribute('href', '/register-venue?returnTo=%2Fregister-event');
  expect(screen.getByText('身份審核中，通過後就能舉辦活動')).toBeVisible();
});

test.each([
  ['a fan is told how to become an organizer', false],
  ['a fan whom the server lets organize gets the form', true],
])('%s', async (_, canOrganize) => {
  renderInShell(<CreateEventScreen />, {
    at: '/register-event',
    texts: { events: texts },
    services: { session: createFakeSession(createFakeAccount({ canOrganize })) },
  });
  const [shown, other] = [
    ['textbox', /活動標題/],
    ['link', /註冊成為表演者/],
  ] as const;
  const [expected, absent] = canOrganize ? [shown, other] : [other, shown];
  expect(
    await screen.findByRole(expected[0], { name: expected[1] }, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.queryByRole(absent[0], { name: absent[1] })).not.toBeInTheDocument();
});
