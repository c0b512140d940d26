import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spot } from '../../data/spot/spot.fixture';
import texts from '../../locales/zh-TW.json';
import { MySpotsScreen } from './my-spots.screen';

const pageOf = (items: object[]) => ({
  data: { items, total: items.length, page: 1, page_size: 12 },
});

function renderMine(functions: FakeFunctions = {}, search = '') {
  return renderInShell(<MySpotsScreen />, {
    at: `/support-map/mine${search}`,
    path: '/support-map/mine',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_support_spots: () => pageOf([spot({ status: 'pending' })]),
        my_spot_visits: () => pageOf([{ day: '2026-11-21', spot: spot() }]),
        ...functions,
      }),
    },
  });
}

test('own spots say their state, stamps their day', async () => {
  renderMine();
  const added = await screen.findByRole('region', { name: '我新增的應援點' });
  expect(await within(added).findByText('審核中')).toBeVisible();
  const visits = screen.getByRole('region', { name: '我的足跡' });
  expect(await within(visits).findByText(/2026\/11\/21.* 蓋章/)).toBeVisible();
});

test('the lamp of presents is set, and a spot is taken off the map only after a question', async () => {
  const gifts = jest.fn((_args: object) => ({ data: spot() }));
  const close = jest.fn((_args: object) => ({ data: { id: spot().id, status: 'closed' } }));
  renderMine({ update_spot_gifts: gifts, close_support_spot: close });
  await userEvent.click(await screen.findByRole('button', { name: /^更新特典：/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '已發完');
  await userEvent.click(within(dialog).getByRole('button', { name: '更新' }));
  expect(gifts).toHaveBeenCalledWith({
    p_id: spot().id,
    p_gift_status: '已發完',
    p_gift_note: null,
  });
  await userEvent.click(screen.getByRole('button', { name: /^下架/ }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '下架' }),
  );
  expect(close).toHaveBeenCalledWith({ p_id: spot().id });
});

test('who has added and visited nothing is told how to begin', async () => {
  renderMine({ my_support_spots: () => pageOf([]), my_spot_visits: () => pageOf([]) });
  expect(await screen.findByRole('heading', { name: '還沒有新增應援點' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '還沒有足跡' })).toBeVisible();
});

test('turning a page of the stamps leaves the spots on theirs', async () => {
  const many = (items: object[]) => ({ data: { items, total: 40, page: 1, page_size: 12 } });
  renderMine(
    {
      my_support_spots: () => many([spot({ status: 'pending' })]),
      my_spot_visits: () => many([{ day: '2026-11-21', spot: spot() }]),
    },
    '?page=2',
  );
  const visits = within(await screen.findByRole('region', { name: '我的足跡' }));
  expect(await visits.findByRole('link', { name: '下一頁' })).toHaveAttribute(
    'href',
    '/support-map/mine?page=2&visits=2',
  );
  const added = within(screen.getByRole('region', { name: '我新增的應援點' }));
  expect(await added.findByRole('link', { name: '上一頁' })).toHaveAttribute(
    'href',
    '/support-map/mine',
  );
});
