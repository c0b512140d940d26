import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spot, spotDetail } from '../../data/spot/spot.fixture';
import texts from '../../locales/zh-TW.json';
import { SupportMapScreen } from './support-map.screen';

const near = spot();
const far = spot({
  id: '5b070000-0000-4000-8000-000000000002',
  title: '高雄車站燈箱',
  kind: '燈箱',
  city: 'kaohsiung',
  lat: 22.6394,
  lng: 120.3025,
  giftStatus: null,
  opens: null,
  closes: null,
});

function renderMap(functions: FakeFunctions = {}, at = '/support-map') {
  return renderInShell(<SupportMapScreen />, {
    at,
    path: '/support-map',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        support_spots_on_map: () => ({ data: { pins: [far, near], has_more: false } }),
        get_support_spot: () => ({ data: spotDetail() }),
        ...functions,
      }),
    },
  });
}

const titles = async () =>
  (await screen.findAllByRole('article')).map(
    (row) => within(row).getByRole('heading').textContent,
  );

test('the list tells everything that a pin tells, without a map', async () => {
  renderMap();
  const row = await screen.findByRole('article', { name: '木日咖啡 中山店' });
  for (const fact of ['生咖', '特典少量', /林予曦/, /11:00–20:00/, /赤峰街/]) {
    expect(within(row).getByText(fact)).toBeVisible();
  }
  expect(screen.getByText('2 個應援點')).toBeVisible();
});

test('filters of the address are asked of the server; what cannot be meant is not', async () => {
  const search = jest.fn((_args: object) => ({ data: { pins: [], has_more: false } }));
  renderMap(
    { support_spots_on_map: search },
    '/support-map?kind=生咖&city=taipei&from=2026-12-05&artist=nobody',
  );
  expect(await screen.findByRole('heading', { name: '沒有找到應援點' })).toBeVisible();
  expect(search.mock.calls[0]?.[0]).toEqual({
    p_kind: '生咖',
    p_city: 'taipei',
    p_date_from: '2026-12-05',
    p_date_to: '2026-12-05',
  });
});

test('who says where they are sees the nearest first, with distances; who refuses is told what else helps', async () => {
  const getCurrentPosition = jest.fn();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  renderMap();
  expect(await titles()).toEqual(['高雄車站燈箱', '木日咖啡 中山店']);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementationOnce((_found, refuse: () => void) => refuse());
  await userEvent.click(screen.getByRole('button', { name: '離我最近' }));
  expect(await screen.findByText(/沒有取得你的位置/)).toBeVisible();
  getCurrentPosition.mockImplementationOnce((found: (at: object) => void) =>
    found({ coords: { latitude: 25.0478, longitude: 121.517 } }),
  );
  await userEvent.click(screen.getByRole('button', { name: '離我最近' }));
  expect(await titles()).toEqual(['木日咖啡 中山店', '高雄車站燈箱']);
  expect(screen.getByText(/640 公尺/)).toBeVisible();
});

test('a spot opens over the map, takes a stamp for today and a report', async () => {
  const visit = jest.fn((_args: object) => ({ data: { spot_id: near.id, visit_count: 13 } }));
  const report = jest.fn((_args: object) => ({ data: { reported: true } }));
  renderMap({ visit_spot: visit, report_spot: report });
  await userEvent.click(await screen.findByRole('link', { name: '木日咖啡 中山店' }));
  const sheet = await screen.findByRole('dialog', { name: '木日咖啡 中山店' });
  expect(within(sheet).getByText('點任一飲品送限量杯套')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: '我到了，蓋章' }));
  expect(visit).toHaveBeenCalledWith({ p_spot_id: near.id });
  await userEvent.click(await within(sheet).findByRole('button', { name: '回報狀況' }));
  const dialog = await screen.findByRole('dialog', { name: '回報 木日咖啡 中山店' });
  await userEvent.click(within(dialog).getByRole('button', { name: '送出回報' }));
  expect(await within(dialog).findByText('請選擇哪裡不對。')).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'gone');
  await userEvent.click(within(dialog).getByRole('button', { name: '送出回報' }));
  expect(report).toHaveBeenCalledWith({ p_spot_id: near.id, p_kind: 'gone', p_note: null });
});

test('a spot that is gone says so, and the map stays', async () => {
  renderMap({ get_support_spot: () => ({ data: null }) }, `/support-map?spot=${near.id}`);
  expect(await screen.findByRole('heading', { name: '找不到這個應援點' })).toBeInTheDocument();
  expect(screen.getByText('2 個應援點')).toBeInTheDocument();
});
