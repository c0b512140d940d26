import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import type { UserType } from '@spotlight/shared/contract';
import { screen } from '@testing-library/react';
import texts from '../../locales/zh-TW.json';
import { ForYou } from './for-you';

const nothing = { ticket: null, followed: null, desk: null, waitingApprovals: null };

function renderForYou(activeType: UserType, home: object, failing = false) {
  renderInShell(<ForYou />, {
    texts: { shell: texts },
    services: {
      session: createFakeSession(createFakeAccount({ activeType })),
      backend: createFakeBackend({
        home_for_me: () =>
          failing ? { code: 'UNKNOWN', status: 500 } : { data: { ...nothing, ...home } },
      }),
    },
  });
}
const linkTo = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('a fan reads which ticket comes next, and what those whom they follow do', async () => {
  renderForYou('fan', {
    ticket: { eventId: 'e1', title: '海風音樂會', startsAt: '2099-12-05T19:00:00+08:00' },
    followed: {
      eventId: 'e2',
      title: '夜光派對',
      startsAt: '2099-12-06T19:00:00+08:00',
      artist: '許知遙',
    },
  });
  expect(await screen.findByText('2099/12/05(六) 19:00・海風音樂會')).toBeInTheDocument();
  expect(await linkTo('查看票券')).toBe('/tickets');
  expect(screen.getByText('許知遙・夜光派對')).toBeInTheDocument();
  expect(await linkTo('查看活動')).toBe('/events/e2');
  expect(screen.queryByText(/後台/)).not.toBeInTheDocument();
});

test('a fan who has nothing yet is told where to begin', async () => {
  renderForYou('fan', {});
  expect(await linkTo('探索活動')).toBe('/events');
  expect(await linkTo('尋找表演者')).toBe('/artists');
});

test.each([
  ['venue', '有 2 筆預訂等你回覆。', '查看預訂', '/venue-bookings-management'],
  ['performer', '有 2 筆邀約等你回覆。', '查看邀約', '/performance-bookings'],
] as const)(
  'a %s reads what waits for an answer, and what comes next',
  async (type, text, name, href) => {
    renderForYou(type, {
      desk: {
        pages: 1,
        waiting: 2,
        next: { bookingId: 'b1', startsAt: '2099-12-05T19:00:00+08:00' },
      },
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await linkTo(name)).toBe(href);
    expect(screen.getByText('2099/12/05(六) 19:00')).toBeInTheDocument();
    expect(await linkTo('查看詳情')).toBe('/bookings/b1');
  },
);

test('without a page the form of one comes first, and leads back here', async () => {
  renderForYou('venue', { desk: { pages: 0, waiting: 0, next: null } });
  expect(await linkTo('刊登場地')).toBe('/register-venue?returnTo=%2F');
});

test('an administrator reads what waits in the back office', async () => {
  renderForYou('fan', { waitingApprovals: 4 });
  expect(await screen.findByText('後台有 4 件等待審核')).toBeInTheDocument();
  expect(await linkTo('前往後台')).toBe('/admin');
});

test('without an answer the page says what it says to everybody', async () => {
  renderForYou('fan', {}, true);
  expect(await screen.findByText('給場地空間')).toBeInTheDocument();
});
