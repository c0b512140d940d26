import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { taipeiDay } from '@spotlight/shared/format';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adProduct } from '../../data/ad-product/ad-product.fixture';
import { monthAfter, monthOf } from '../../data/ad-product/month.rules';
import { ownAd } from '../../data/own-ad/own-ad.fixture';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import texts from '../../locales/zh-TW.json';
import { AdSchedulingScreen } from './ad-scheduling.screen';

const next = monthAfter(monthOf(taipeiDay()), 1);
const day = (number: number) => `${next.month}-${String(number).padStart(2, '0')}`;
const ad = ownAd({ startDate: day(15), endDate: day(15) });

/** Nothing is left on the 12th. */
const product = {
  ...adProduct(),
  earliestStart: day(10),
  days: Array.from({ length: 28 }, (_, index) => ({
    day: day(index + 1),
    freeSlots: index === 11 ? 0 : 1,
  })),
};

function renderSchedule(found: OwnAd | null, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<AdSchedulingScreen />, {
    at: `/ad-scheduling/${ad.id}`,
    path: '/ad-scheduling/:id',
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        get_my_ad: () => ({ data: found }),
        list_ad_products: () => ({ data: [product] }),
        get_ad_product: () => ({ data: product }),
        quote_ad_product: ({ p_starts_on: startsOn }) => ({
          data: {
            startsOn,
            endsOn: startsOn,
            units: 1,
            lines: [],
            total: 4500,
            latestOrderOn: day(1),
            freeSlots: 1,
          },
        }),
        ...functions,
      }),
    },
  });
  return toasts;
}

test('arrows go over days that are taken, and a press moves the advertisement after a question', async () => {
  const user = userEvent.setup();
  const move = jest.fn((_args: Record<string, unknown>) => ({
    data: { startsOn: day(11), endsOn: day(11) },
  }));
  const toasts = renderSchedule(ad, { reschedule_ad: move });
  const current = await screen.findByRole('button', { pressed: true });
  expect(screen.getByRole('button', { name: /\/12\(.*已滿$/ })).toBeDisabled();
  current.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  await user.click(await screen.findByRole('button', { name: '儲存排程' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(move).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: '儲存排程' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(move).toHaveBeenCalledWith({ p_booking_id: ad.booking?.id, p_starts_on: day(11) });
});

test('the same days are nothing to save', async () => {
  renderSchedule(ad);
  expect(await screen.findByText('和目前的檔期相同')).toBeVisible();
  expect(screen.getByRole('button', { name: '儲存排程' })).toBeDisabled();
});

test('what has begun keeps its days', async () => {
  renderSchedule({ ...ad, phase: 'running' });
  expect(await screen.findByText('付款後、開播前才能改檔期。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '儲存排程' })).toBeNull();
  expect(await screen.findByRole('button', { name: '送出新稿件' })).toBeVisible();
});

test('a new version needs a picture', async () => {
  renderSchedule(ad);
  await userEvent.click(await screen.findByRole('button', { name: '送出新稿件' }));
  expect(await screen.findByText('請先選擇新的稿件')).toBeVisible();
});

test('what is over takes no other artwork', async () => {
  renderSchedule({ ...ad, phase: 'ended' });
  expect(await screen.findByText('廣告已結束或停用，不能再換稿件。')).toBeVisible();
});

test('an advertisement of somebody else is not there', async () => {
  renderSchedule(null);
  expect(await screen.findByRole('heading', { name: '找不到這則廣告' })).toBeVisible();
});
