import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spot, spotDetail } from '../../data/spot/spot.fixture';
import texts from '../../locales/zh-TW.json';
import { SpotFormScreen } from './spot-form.screen';

const artist = {
  id: spot().artist.id,
  performerName: '林予曦',
  category: 'artist',
  city: 'taipei',
};

beforeEach(() => localStorage.clear());

function renderForm(functions: FakeFunctions = {}, at = '/support-map/new') {
  return renderInShell(<SpotFormScreen />, {
    at,
    path: '/support-map/new',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        search_performers: () => ({ data: { items: [artist] } }),
        ...functions,
      }),
    },
  });
}

const set = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: '送出審核' }));

test('everything that is missing is said at once, days in their order, and nothing is sent', async () => {
  const save = jest.fn();
  renderForm({ save_support_spot: save });
  await screen.findByRole('heading', { level: 1, name: '新增應援點' });
  set(/^第一天/, '2199-12-05');
  set(/^最後一天/, '2199-12-01');
  set(/^每天開始/, '11:00');
  await send();
  for (const sentence of [
    '請選擇類型',
    '請先搜尋並選擇一位表演者',
    '請填名稱',
    '請選擇城市',
    '請填地址',
    /^請在地圖上放圖釘/,
    '最後一天不能早於第一天',
    '開始與結束時間要一起填',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(save).not.toHaveBeenCalled();
});

test('a phone that takes a picture may throw the page away: what was typed is there again, until it is sent', async () => {
  const first = renderForm();
  await screen.findByRole('heading', { level: 1, name: '新增應援點' });
  set(/^名稱/, '木日咖啡');
  first.unmount();
  renderForm();
  expect(await screen.findByLabelText(/^名稱/)).toHaveValue('木日咖啡');
});

test('a spot is sent with its performer and its point, without a map', async () => {
  const save = jest.fn((_args: object) => ({ data: spot({ status: 'pending' }) }));
  renderForm({ save_support_spot: save });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^類型/ }), '生咖');
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋表演者' }), '林');
  await userEvent.click(await screen.findByRole('button', { name: /林予曦/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^名稱/ }), '木日咖啡');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^城市/ }), 'taipei');
  await userEvent.type(screen.getByRole('textbox', { name: /^地址/ }), '赤峰街 1 號');
  set(/^地圖座標/, '25.0527, 121.5204');
  set(/^第一天/, '2199-12-05');
  set(/^最後一天/, '2199-12-05');
  await send();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    p_id: null,
    p_kind: '生咖',
    p_artist_id: artist.id,
    p_lat: 25.0527,
    p_lng: 121.5204,
    p_opens: null,
    p_gift_status: null,
  });
});

test('only the own spot is changed here', async () => {
  renderForm(
    { get_support_spot: () => ({ data: spotDetail({ isMine: false }) }) },
    `/support-map/new?spot=${spot().id}`,
  );
  expect(await screen.findByRole('heading', { name: '找不到這個應援點' })).toBeVisible();
});

test('an own spot comes with what is known of it', async () => {
  renderForm(
    { get_support_spot: () => ({ data: spotDetail({ isMine: true }) }) },
    `/support-map/new?spot=${spot().id}`,
  );
  expect(await screen.findByRole('textbox', { name: /^名稱/ })).toHaveValue('木日咖啡 中山店');
  expect(screen.getByText('林予曦')).toBeVisible();
  expect(screen.getByLabelText(/^地圖座標/)).toHaveValue('25.05270, 121.52040');
});
