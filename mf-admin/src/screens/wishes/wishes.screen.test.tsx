import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { WishesScreen } from './wishes.screen';

const wish = {
  id: 'w1',
  artist: { id: 'a1', performer_name: '林予曦' },
  year: 2026,
  body: '不好的話',
  status: 'reported',
  author_name: '阿哲',
  report_count: 3,
  created_at: '2026-11-20T04:00:00Z',
};

function renderRoom(items: object[]) {
  const asked = jest.fn((_args: Record<string, unknown>) => ({
    data: { items, total: items.length, is_total_least: false },
  }));
  const decided = jest.fn((args: Record<string, unknown>) => ({
    data: { id: args['p_id'], status: args['p_status'] },
  }));
  const toasts = createFakeToasts();
  renderInShell(<WishesScreen />, {
    at: '/admin/wishes',
    path: '/admin/wishes',
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
      backend: createFakeBackend({
        admin_list_birthday_wishes: asked,
        moderate_birthday_wish: decided,
      }),
    },
    texts: { admin: texts },
  });
  return { asked, decided, toasts };
}

test.each([
  ['公開 阿哲 的祝福', '公開這則祝福', 'visible', '祝福已公開'],
  ['隱藏 阿哲 的祝福', '隱藏這則祝福', 'hidden', '祝福已隱藏'],
])('what was reported is decided after a question: %s', async (button, sure, status, said) => {
  const { decided, toasts } = renderRoom([wish]);
  const entry = within(await screen.findByRole('article', { name: /^給 林予曦・2026 年 / }));
  expect(entry.getByText('3 人檢舉')).toBeVisible();
  expect(entry.getByText('不好的話')).toBeVisible();
  await userEvent.click(entry.getByRole('button', { name: button }));
  expect(decided).not.toHaveBeenCalled();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: sure }),
  );
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith({ p_id: 'w1', p_status: status, p_reason: null }),
  );
  expect(toasts.messages).toEqual([said]);
});

test('what was hidden can be looked at again', async () => {
  const { asked } = renderRoom([]);
  expect(await screen.findByText('沒有等待審查的祝福')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '已隱藏' }));
  expect(await screen.findByText('沒有隱藏的祝福')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({ p_status: 'hidden', p_page: 1, p_page_size: 20 });
});
