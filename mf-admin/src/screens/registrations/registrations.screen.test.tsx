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
import { RegistrationsScreen } from './registrations.screen';

const registration = (overrides: Record<string, unknown> = {}) => ({
  id: 'r1',
  event_title: '票根博物館',
  registration_no: 'R-20261123-0001',
  name: '王小明',
  phone: '0912345678',
  email: 'ming@example.test',
  status: 'confirmed',
  ticket_type: '全票',
  ticket_numbers: ['T-0001', 'T-0002'],
  quantity: 2,
  address: null,
  emergency_contact: null,
  notes: '輪椅席',
  admin_notes: null,
  registered_at: '2026-11-20T04:00:00Z',
  is_contact_shown: true,
  updated_at: '2026-11-20T04:00:00.123456+00:00',
  ...overrides,
});

function renderRoom(
  one = registration(),
  answer: FakeAnswer = { data: { id: 'r1', updatedAt: 'x' } },
  counted = { total: 1, is_total_least: false },
) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const asked: Record<string, unknown>[] = [];
  const saved: Record<string, unknown>[] = [];
  const toasts = createFakeToasts();
  const rendered = renderInShell(<RegistrationsScreen />, {
    services: {
      backend: createFakeBackend({
        admin_list_registrations: (args) => {
          asked.push(args);
          return { data: { items: [one], ...counted, page: 1, page_size: 20 } };
        },
        admin_save_registration: (args) => {
          saved.push(args);
          return answer;
        },
        admin_audit_log: () => ({ data: { items: [], total: 0 } }),
      }),
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: '/admin/events/e1/registrations?open=r1',
    path: '/admin/events/:id/registrations',
  });
  return { ...rendered, asked, saved, toasts, user: userEvent.setup() };
}

// Comes when a row is opened; here it is there from the start.
beforeAll(() => import('./registration-panel'));

const panel = () => screen.findByRole('region', { name: /王小明/ });

it('lists who registered for the event, with the way back to all events', async () => {
  const { asked } = renderRoom();
  expect(await screen.findByRole('row', { name: /王小明/ })).toHaveTextContent('全票');
  expect(asked[0]).toMatchObject({ p_event_id: 'e1', p_query: '', p_status: '' });
  expect(screen.getByText('票根博物館')).toBeVisible();
  expect(screen.getByRole('link', { name: '回活動列表' })).toHaveAttribute('href', '/admin/events');
});

it('says when there are more than anybody counted', async () => {
  renderRoom(undefined, undefined, { total: 10_020, is_total_least: true });
  expect(await screen.findByText('第 1–1 筆，共 10,020 筆以上')).toBeVisible();
});

it('is read first, and put right after a press', async () => {
  const { saved, toasts, user } = renderRoom();
  const part = await panel();
  expect(within(part).getByText('輪椅席')).toBeVisible();
  expect(within(part).getByText('T-0001、T-0002')).toBeVisible();
  await user.click(within(part).getByRole('button', { name: '編輯' }));
  const address = await within(part).findByRole('textbox', { name: '地址' });
  await user.type(address, '台北市中正區測試路 1 號');
  await user.type(within(part).getByRole('textbox', { name: /^管理員備註/ }), '已電話確認');
  await user.click(within(part).getByRole('button', { name: '儲存' }));
  await waitFor(() => expect(toasts.messages).toContain('報名資料已儲存'));
  expect(saved).toEqual([
    {
      p_registration_id: 'r1',
      p_updated_at: '2026-11-20T04:00:00.123456+00:00',
      p_name: '王小明',
      p_phone: expect.stringContaining('0912'),
      p_address: '台北市中正區測試路 1 號',
      p_emergency_contact: '',
      p_notes: '輪椅席',
      p_admin_notes: '已電話確認',
    },
  ]);
  expect(await within(part).findByRole('button', { name: '編輯' })).toBeVisible();
});

it('does not send a contact that is masked', async () => {
  const { saved, user } = renderRoom(
    registration({ is_contact_shown: false, phone: '0912***678' }),
  );
  const part = await panel();
  expect(within(part).getByText(/只在活動前後 7 天顯示/)).toBeVisible();
  await user.click(within(part).getByRole('button', { name: '編輯' }));
  await user.click(await within(part).findByRole('button', { name: '儲存' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).not.toHaveProperty('p_phone');
  expect(saved[0]).not.toHaveProperty('p_address');
});

it('keeps what was typed when somebody else was faster', async () => {
  const { user } = renderRoom(registration(), { code: 'STALE_VERSION', status: 409 });
  const part = await panel();
  await user.click(within(part).getByRole('button', { name: '編輯' }));
  const name = await within(part).findByRole('textbox', { name: /^姓名/ });
  await user.clear(name);
  await user.type(name, '王大明');
  await user.click(within(part).getByRole('button', { name: '儲存' }));
  expect(await within(part).findByRole('alert')).toBeVisible();
  expect(name).toHaveValue('王大明');
});
