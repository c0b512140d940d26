import type { EventGates } from '../../data/event-gates/event-gates.schema';
import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { EventGatesScreen } from './event-gates.screen';

const eventGates: EventGates = {
  event: {
    id: 'e1',
    title: '午夜迪斯可',
    status: 'approved',
    startsAt: '2099-12-26T19:00:00+08:00',
    endsAt: '2099-12-26T22:00:00+08:00',
  },
  types: [
    { id: 'entry', name: '一般票' },
    { id: 'vip', name: '貴賓票' },
  ],
  staff: [
    { id: 's1', email: 'a@staff.test', name: '小安', status: 'active', letIn: 12 },
    { id: 's2', email: 'b@staff.test', name: null, status: 'invited', letIn: 0 },
  ],
  gates: [
    {
      id: 'g1',
      name: '正門',
      allowedTypes: null,
      opensAt: null,
      closesAt: null,
      scans: 30,
      updatedAt: '2026-11-02T04:00:00.123456+00:00',
    },
    {
      id: 'g2',
      name: '側門',
      allowedTypes: ['vip'],
      opensAt: null,
      closesAt: null,
      scans: 0,
      updatedAt: '2026-11-02T04:00:00.123456+00:00',
    },
  ],
};

function renderGates(functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  const backend = createFakeBackend({ event_gates: () => ({ data: eventGates }), ...functions });
  renderInShell(<EventGatesScreen />, {
    at: '/events-published/e1/gates',
    path: '/events-published/:id/gates',
    texts: { events: texts },
    services: { backend, toasts, session: createFakeSession(createFakeAccount()) },
  });
  return toasts;
}

test('says who the gate staff are and how many each let in; a gate that was used cannot be removed', async () => {
  renderGates();
  const staff = (await screen.findByText('小安')).closest('li') as HTMLElement;
  expect(staff).toHaveTextContent('已放行 12 人');
  expect(screen.getByText('b@staff.test').closest('li')).toHaveTextContent('等待接受');
  expect(screen.getByRole('button', { name: '刪除入口 側門' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '刪除入口 正門' })).not.toBeInTheDocument();
});

test('an invitation needs an address; what was typed stays when it is refused', async () => {
  const user = userEvent.setup();
  const invite = jest.fn();
  invite.mockReturnValueOnce({ code: 'LIMIT_EXCEEDED' });
  invite.mockReturnValue({ data: { id: 's3', email: 'c@staff.test', status: 'invited' } });
  const toasts = renderGates({ invite_staff: invite });
  const field = await screen.findByRole('textbox', { name: /電子郵件/ });
  await user.type(field, 'c@{Enter}');
  expect(field).toHaveAccessibleDescription(/請輸入正確的電子郵件/);
  expect(invite).not.toHaveBeenCalled();
  await user.type(field, 'staff.test{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('c@staff.test');
  await user.click(screen.getByRole('button', { name: '邀請' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已邀請 c@staff.test']));
  expect(invite).toHaveBeenLastCalledWith({ p_event_id: 'e1', p_email: 'c@staff.test' });
  expect(field).toHaveValue('');
});

test('somebody of the gate staff is removed after a question', async () => {
  const user = userEvent.setup();
  const remove = jest.fn(() => ({ data: { status: 'removed' } }));
  const toasts = renderGates({ remove_staff: remove });
  await user.click(await screen.findByRole('button', { name: '移除 a@staff.test' }));
  const question = within(screen.getByRole('alertdialog', { name: '移除驗票人員' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已移除驗票人員']));
  expect(remove).toHaveBeenCalledWith({ p_staff_id: 's1' });
});

test('a gate is named, with the types that pass it', async () => {
  const user = userEvent.setup();
  const save = jest.fn(() => ({ data: { ...eventGates.gates[0] } }));
  const toasts = renderGates({ save_gate: save });
  await user.click(await screen.findByRole('button', { name: '新增入口' }));
  const dialog = within(screen.getByRole('dialog', { name: '新增入口' }));
  const name = dialog.getByRole('textbox', { name: /名稱/ });
  await user.type(name, '正門');
  await user.click(dialog.getByRole('button', { name: '儲存入口' }));
  expect(name).toHaveAccessibleDescription(/已經有同名的入口/);
  await user.clear(name);
  await user.type(name, '貴賓入口');
  await user.click(dialog.getByRole('checkbox', { name: '一般票' }));
  await user.click(dialog.getByRole('button', { name: '儲存入口' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已儲存入口']));
  expect(save).toHaveBeenCalledWith({
    p_event_id: 'e1',
    p_gate_id: null,
    p_updated_at: null,
    p_name: '貴賓入口',
    p_allowed_types: ['vip'],
    p_opens_at: null,
    p_closes_at: null,
  });
});

test('who runs no such event is told so', async () => {
  renderGates({ event_gates: () => ({ code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('heading', { name: '找不到這場活動' })).toBeInTheDocument();
});
