import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import texts from '../../locales/zh-TW.json';
import { AdManagementScreen } from '../../screens/ad-management/ad-management.screen';
import { EventManagementScreen } from '../../screens/event-management/event-management.screen';
import { PerformerManagementScreen } from '../../screens/performer-management/performer-management.screen';
import { VenueManagementScreen } from '../../screens/venue-management/venue-management.screen';

const nothing: FakeAnswer = {
  data: { items: [], total: 0, is_total_least: false, page: 1, page_size: 20, may_manage: true },
};
const failing: FakeAnswer = { code: 'INVALID_STATE', status: 400 };

const rooms: [string, ReactElement, string, string, string][] = [
  ['events', <EventManagementScreen key="e" />, '/admin/events', '示範｜週五爵士夜', '新增活動'],
  ['venues', <VenueManagementScreen key="v" />, '/admin/venues', '示範藝文空間', '新增場地'],
  [
    'performers',
    <PerformerManagementScreen key="p" />,
    '/admin/performers',
    '示範樂團 晨光',
    '新增表演者',
  ],
  ['ads', <AdManagementScreen key="a" />, '/admin/ads', '示範｜週年慶首頁橫幅', '新增廣告'],
];

function renderRoom(room: ReactElement, path: string, answer: FakeAnswer) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  // Whatever else is asked, and every write, is a failing test.
  const backend = createFakeBackend({
    admin_list_events: () => answer,
    admin_list_venues: () => answer,
    admin_list_performers: () => answer,
    admin_list_ads: () => answer,
    is_admin_safe_v3: () => ({ data: true }),
  });
  renderInShell(room, {
    services: {
      backend,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin' })),
    },
    texts: { admin: texts },
    at: path,
    path,
  });
  return userEvent.setup();
}

beforeAll(() => Promise.all([import('../../data/demo/demo-rows'), import('./demo-bar')]));

const reasons: Record<string, string> = {
  events: '無法從資料庫載入活動資料，使用示範資料',
  venues: '載入場地資料時發生錯誤，使用示範資料',
  performers: '載入表演者資料時發生錯誤，使用示範資料',
  ads: '載入廣告資料時發生錯誤，使用示範資料',
};

it.each(rooms)('an empty room of %s shows samples, says so, and saves nothing', async (...room) => {
  const [, element, path, sample, add] = room;
  const user = renderRoom(element, path, nothing);
  await user.click(await screen.findByRole('button', { name: '看示範資料' }));
  expect(await screen.findByText('目前使用示範資料')).toBeVisible();
  expect(screen.getByText('變更不會寫入資料庫。')).toBeVisible();
  expect(screen.getByRole('link', { name: '前往匯入示範資料' })).toHaveAttribute(
    'href',
    '/migration',
  );
  expect(await screen.findByText(sample)).toBeVisible();
  expect(screen.queryByRole('button', { name: add })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(編輯|刪除)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '離開示範' }));
  expect(screen.queryByText(sample)).toBeNull();
  expect(screen.getByRole('button', { name: add })).toBeVisible();
});

it.each(rooms)(
  'a room of %s that cannot be loaded says so, and offers samples beside it',
  async (...room) => {
    const [kind, element, path, sample] = room;
    const user = renderRoom(element, path, failing);
    await user.click(await screen.findByRole('button', { name: '看示範資料' }));
    expect(await screen.findByText(sample)).toBeVisible();
    expect(screen.getByText(reasons[kind] ?? '')).toBeVisible();
  },
);
