import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routePath } from '../../data/route/route-path';
import { spot } from '../../data/spot/spot.fixture';
import texts from '../../locales/zh-TW.json';
import { SupportRouteScreen } from './support-route.screen';

const id = (n: number) => `5b070000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const cafe = spot({ id: id(1), title: '木日咖啡', opens: '10:00', closes: '11:45' });
const lantern = spot({
  id: id(2),
  title: '中山站燈箱',
  kind: '燈箱',
  opens: null,
  closes: null,
  lat: cafe.lat + 0.003,
});
const breakfast = spot({ id: id(3), title: '早安小店', opens: '07:00', closes: '11:00' });
const all = [cafe, lantern, breakfast];
const day = '2026-12-01';
const address = routePath({ ids: all.map((one) => one.id), day, start: '11:00' });

beforeEach(() => localStorage.clear());

function renderRoute(functions: FakeFunctions = {}, at = address, isMember = true) {
  return renderInShell(<SupportRouteScreen />, {
    at,
    path: '/support-map/route',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(isMember ? createFakeAccount() : null),
      backend: createFakeBackend({ support_spots_by_id: () => ({ data: all }), ...functions }),
    },
  });
}

const rows = async () => {
  const list = await screen.findByRole('region', { name: '行程' });
  return within(within(list).getByRole('list')).getAllByRole('listitem');
};

test('the stops stand in their order with arrivals, ways and hours; what closes too early says so', async () => {
  renderRoute();
  const [first, second, ...others] = await rows();
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName('木日咖啡');
  expect(within(first as HTMLElement).getByText('11:00')).toBeVisible();
  expect(second).toHaveTextContent('步行 6 分鐘・430 公尺');
  expect(within(second as HTMLElement).getByText('11:46')).toBeVisible();
  expect(screen.getByText('有 1 處排不進這一天')).toBeVisible();
  expect(screen.getByText(/11:00 就打烊，最早 11:00 才到/)).toBeVisible();
  expect(screen.getByText(/所有順序都比較過/)).toBeVisible();
});

test('an earlier start fits everything in, and the address says so', async () => {
  const { currentUrl } = renderRoute();
  await rows();
  fireEvent.change(screen.getByLabelText('幾點出發'), { target: { value: '09:00' } });
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByText(/排不進這一天/)).not.toBeInTheDocument();
  expect(currentUrl()).toContain('start=09%3A00');
});

test('the stops are put in an own order by buttons, with other arrivals, and back into the best one', async () => {
  const { currentUrl } = renderRoute({
    support_spots_by_id: ({ p_ids }) => ({
      data: p_ids?.flatMap((asked) => all.find((one) => one.id === asked) ?? []) ?? [],
    }),
  });
  await rows();
  const later = screen.getByRole('button', { name: '把 木日咖啡 往後移' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect((await rows())[0]).toHaveAccessibleName('中山站燈箱'));
  expect(currentUrl()).toContain('order=own');
  const names = (await rows()).map((row) => row.getAttribute('data-stop'));
  expect(names).toEqual([lantern.id, cafe.id, breakfast.id]);
  expect(screen.getByRole('status')).toHaveTextContent('木日咖啡 現在是第 2 站，11:16 抵達');
  // The focus goes along with the stop.
  expect(screen.getByRole('button', { name: '把 木日咖啡 往後移' })).toHaveFocus();
  // Too late, and said where it stands.
  expect(screen.getByText('11:45 打烊，照這個順序待不到 40 分鐘')).toBeVisible();
  expect(screen.getByText(/^這是你排的順序，有 2 處到的時候來不及。$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '回到最佳順序' }));
  await waitFor(async () => expect((await rows())[0]).toHaveAccessibleName('木日咖啡'));
  expect(currentUrl()).not.toContain('order=own');
});

test('a stop that is taken out leaves the route', async () => {
  renderRoute({
    support_spots_by_id: ({ p_ids }) => ({
      data: all.filter((one) => p_ids?.includes(one.id)),
    }),
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: '把 早安小店 移出路線' }));
  await waitFor(() => expect(screen.queryByText(/排不進這一天/)).not.toBeInTheDocument());
  expect(await rows()).toHaveLength(2);
});

test('what was looked at once stands there without network', async () => {
  const { unmount } = renderRoute();
  await rows();
  unmount();
  renderRoute({ support_spots_by_id: () => ({ code: 'OFFLINE' }) });
  expect(await rows()).toHaveLength(2);
});

test('the account keeps the day, and shows it where the address names no spots', async () => {
  const save = jest.fn((_args: object) => ({ data: { day, own_order: false, spots: all } }));
  const { services, unmount } = renderRoute({ save_spot_route: save });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: '存到我的帳號' }));
  expect(save).toHaveBeenCalledWith({
    p_day: day,
    p_spot_ids: all.map((one) => one.id),
    p_own_order: false,
  });
  await waitFor(() =>
    expect(services.toasts).toHaveProperty('messages', ['已存成 12/01(二) 的路線']),
  );
  unmount();
  localStorage.clear();
  renderRoute(
    { my_spot_route: () => ({ data: { day, own_order: false, spots: [cafe] } }) },
    `/support-map/route?day=${day}`,
  );
  expect(await rows()).toHaveLength(1);
});

test('an own order is kept with the day, and is the order in which it is shown again', async () => {
  const save = jest.fn((_args: object) => ({ data: { day, own_order: true, spots: all } }));
  const own = routePath({ ids: [lantern.id, cafe.id], day, start: '09:00', isOwnOrder: true });
  const { unmount } = renderRoute(
    { save_spot_route: save, support_spots_by_id: () => ({ data: [lantern, cafe] }) },
    own,
  );
  await rows();
  await userEvent.click(screen.getByRole('button', { name: '存到我的帳號' }));
  expect(save).toHaveBeenCalledWith({
    p_day: day,
    p_spot_ids: [lantern.id, cafe.id],
    p_own_order: true,
  });
  unmount();
  localStorage.clear();
  const { currentUrl } = renderRoute(
    { my_spot_route: () => ({ data: { day, own_order: true, spots: [lantern, cafe] } }) },
    `/support-map/route?day=${day}`,
  );
  const shown = (await rows()).map((row) => row.getAttribute('data-stop'));
  expect(shown).toEqual([lantern.id, cafe.id]);
  expect(screen.getByRole('button', { name: '回到最佳順序' })).toBeVisible();
  expect(currentUrl()).not.toContain('order=own');
});

test('without spots it leads to the map', async () => {
  renderRoute({}, '/support-map/route', false);
  expect(await screen.findByRole('heading', { name: '還沒有選應援點' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去選應援點' })).toHaveAttribute('href', '/support-map');
});

test('a server that fails is said, with a way to try again', async () => {
  renderRoute({ support_spots_by_id: () => ({ code: 'SERVER' }) });
  expect(await screen.findByText('無法載入這條路線')).toBeVisible();
  expect(screen.getByRole('button', { name: '重試' })).toBeVisible();
});
