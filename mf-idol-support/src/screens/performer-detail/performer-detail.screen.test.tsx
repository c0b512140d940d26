import type { ShellServices } from '@spotlight/shared/contract';
import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { performerDetail } from '../../data/performer/performer.fixture';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import texts from '../../locales/zh-TW.json';
import { PerformerDetailScreen } from './performer-detail.screen';

function renderDetail(
  performer: PerformerDetail | null,
  { functions = {}, ...services }: Partial<ShellServices> & { functions?: FakeFunctions } = {},
) {
  const toasts = createFakeToasts();
  renderInShell(<PerformerDetailScreen />, {
    services: {
      toasts,
      backend: createFakeBackend({
        get_performer: () => ({ data: performer }),
        my_followed_performers: () => ({ data: [] }),
        my_open_claims: () => ({ data: [] }),
        ...functions,
      }),
      ...services,
    },
    texts: { 'idol-support': texts },
    at: `/performers/${performerDetail().id}`,
    path: '/performers/:id',
  });
  return toasts;
}

test('who it is, and how long until the birthday', async () => {
  renderDetail(performerDetail());
  expect(await screen.findByRole('heading', { level: 1, name: '林予曦' })).toBeVisible();
  expect(screen.getByRole('region', { name: '生日倒數' })).toHaveTextContent('生日 12/05還有 4 天');
  expect(screen.getByRole('link', { name: '前往生日應援專頁' })).toHaveAttribute(
    'href',
    `/birthday/artist/${performerDetail().id}`,
  );
});

test('the day itself is no countdown', async () => {
  renderDetail(performerDetail({ daysToBirthday: 0 }));
  expect(await screen.findByRole('region', { name: '生日倒數' })).toHaveTextContent('今天生日');
});

test('links leave the site safely or not at all', async () => {
  renderDetail(
    performerDetail({
      instagramUrl: 'https://instagram.example/yuxi',
      websiteUrl: 'javascript:alert(1)',
    }),
  );
  const link = await screen.findByRole('link', { name: '林予曦 的 Instagram（另開新視窗）' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('link', { name: /官方網站/ })).not.toBeInTheDocument();
});

test.each([
  ['นักร้อง', 'นักร้อง-EPK'],
  ['★ 방탄 ★', '방탄-EPK'],
  ['★', 'EPK'],
])('the press kit of %s is called %s', async (performerName, file) => {
  renderDetail(performerDetail({ performerName }));
  const link = await screen.findByRole('link', { name: '下載 EPK（PDF）' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    new RegExp(`/epk/${file}\\.pdf$`),
  );
});

test('the press kit is a file that carries the name, with what is public and nothing else', async () => {
  const performer = performerDetail({
    performerName: '林予曦 / Yuxi',
    feeMin: 12_000,
    feeMax: 20_000,
    works: [{ title: '晚安，台北', url: 'https://youtu.be/abc' }],
    instagramUrl: 'https://instagram.example/yuxi',
    websiteUrl: 'javascript:alert(1)',
  });
  renderDetail(performer);
  expect(await screen.findByRole('link', { name: '下載 EPK（PDF）' })).toHaveAttribute(
    'href',
    `/kits/performers/${performer.id}/epk/${encodeURIComponent('林予曦-Yuxi')}-EPK.pdf`,
  );
  const said = document.head.querySelector('meta[name="press-kit"]')?.getAttribute('content');
  expect(JSON.parse(said ?? '')).toEqual({
    title: '林予曦 / Yuxi 的演出資料',
    name: '林予曦 / Yuxi',
    facts: [
      { label: '類型', value: '歌手' },
      { label: '風格', value: '抒情流行' },
      { label: '所在地', value: '台北' },
      { label: '演出費用參考', value: 'NT$12,000 – NT$20,000' },
      { label: '關注人數', value: '2.4 萬' },
      { label: '聚光頁面', value: `http://localhost/performers/${performer.id}` },
    ],
    parts: [
      { title: '簡介', text: performer.bio },
      { title: '影音作品', links: [{ title: '晚安，台北', href: 'https://youtu.be/abc' }] },
      { title: '社群', links: [{ title: 'Instagram', href: 'https://instagram.example/yuxi' }] },
    ],
  });
});

test('without coming shows there is still somewhere to go', async () => {
  renderDetail(performerDetail({ bio: null, birthday: null, daysToBirthday: null }));
  expect(await screen.findByText('這位表演者還沒有寫下簡介。')).toBeVisible();
  expect(await screen.findByRole('link', { name: '探索活動' })).toHaveAttribute('href', '/events');
});

test('an exhibition that is on says until when, and takes its own hours into the calendar', async () => {
  const user = userEvent.setup();
  const files = catchDownloads();
  const event = {
    id: 'e1',
    title: '票根博物館',
    date: '2020-01-01',
    time: '10:00',
    isTimeUndecided: false,
    startsAt: '2020-01-01T10:00:00+08:00',
    endsAt: '2099-12-14T18:00:00+08:00',
    openingHours: {
      week: { friday: { start: '10:00', end: '18:00' } },
      dates: [],
      lastEntryMinutes: null,
    },
    location: '月台酒吧',
    city: 'taipei',
    category: '主題展',
    imageUrl: null,
    posterLine: null,
    price: 'NT$250',
  };
  renderDetail(performerDetail({ upcomingEvents: [event] }));
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /票根博物館/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.read()).toContain('週五 10:00–18:00');
});

test('a performer who is not there: back to the list', async () => {
  renderDetail(null);
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這位表演者' })).toBeVisible();
  expect(screen.getByRole('link', { name: '尋找其他表演者' })).toHaveAttribute('href', '/artists');
});

test('a work asks its platform on a press, never before, and its link is there in any case', async () => {
  const user = userEvent.setup();
  const works = [
    { title: '第一場雪', url: 'https://youtu.be/aqz-KE-bpKQ' },
    { title: '電台專訪', url: 'https://radio.example/talk' },
  ];
  renderDetail(performerDetail({ works }));
  const play = await screen.findByRole('button', { name: '播放 第一場雪' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(
    screen.getByRole('link', { name: '在 radio.example 開啟 電台專訪（另開新視窗）' }),
  ).toHaveAttribute('href', 'https://radio.example/talk');
  await user.click(play);
  expect(screen.getByTitle('第一場雪，YouTube 播放器')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  );
  expect(screen.getByRole('link', { name: /在 YouTube 開啟/ })).toBeVisible();
});

test('following is a switch that says what it does, and asks to sign in first', async () => {
  const user = userEvent.setup();
  const follow = jest.fn(() => ({
    data: { performer_id: performerDetail().id, following: true, follower_count: 24_301 },
  }));
  const requestLogin = jest.fn(() => Promise.resolve(true));
  const toasts = renderDetail(performerDetail(), {
    functions: { follow_artist: follow },
    requestLogin,
  });
  const button = await screen.findByRole('button', { name: '關注' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(requestLogin).toHaveBeenCalledWith({ title: '登入後關注 林予曦' });
  expect(follow).toHaveBeenCalledWith({
    p_performer_id: performerDetail().id,
    p_follow: true,
    p_notify: true,
  });
  expect(toasts.messages).toEqual(['已關注 林予曦，有新演出會通知你']);
});

test('the owner edits instead of following', async () => {
  const account = createFakeAccount({ id: performerDetail().ownerId ?? '' });
  renderDetail(performerDetail(), { session: createFakeSession(account) });
  expect(await screen.findByRole('link', { name: '編輯主頁' })).toHaveAttribute(
    'href',
    '/performer-profile',
  );
  expect(screen.queryByRole('button', { name: '關注' })).not.toBeInTheDocument();
});

test('a page that nobody owns can be claimed, with a reason that is long enough', async () => {
  const user = userEvent.setup();
  const claim = jest.fn(() => ({ data: { id: 'c1', status: 'pending' } }));
  const toasts = renderDetail(performerDetail({ ownerId: null }), {
    session: createFakeSession(createFakeAccount()),
    functions: { claim_performer: claim },
  });
  await user.click(await screen.findByRole('button', { name: '認領這個頁面' }));
  const message = await screen.findByRole('textbox', { name: /如何確認/ });
  await user.type(message, '是我');
  await user.click(screen.getByRole('button', { name: '送出認領' }));
  expect(await screen.findByText('請至少寫 10 個字，讓我們知道怎麼確認。')).toBeVisible();
  expect(claim).not.toHaveBeenCalled();
  await user.type(message, '，官方帳號會貼出驗證文字');
  await user.click(screen.getByRole('button', { name: '送出認領' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(claim).toHaveBeenCalledTimes(1);
  expect(toasts.messages).toEqual(['已送出，審核約需 2 個工作天']);
});
