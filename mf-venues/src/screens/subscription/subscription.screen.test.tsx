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
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import { plan, subscription } from '@spotlight/shared/subscription/fixture';
import type { Subscription } from '@spotlight/shared/subscription/schema';
import texts from '../../locales/zh-TW.json';
import { SubscriptionScreen } from './subscription.screen';

const catalogue = [
  plan({ id: 'free', name: '入門', priceMonth: 0, priceYear: 0 }),
  plan(),
  plan({ id: 'flagship', name: '旗艦', priceMonth: 1499, priceYear: 14_990 }),
];

function renderPlans(
  items: Subscription[],
  {
    venueListings = { used: 1, most: 3 },
    ...functions
  }: FakeFunctions & { venueListings?: object } = {},
) {
  const toasts = createFakeToasts();
  const view = renderInShell(<SubscriptionScreen />, {
    at: '/venue-subscription',
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue()] }),
        list_plans: () => ({ data: catalogue }),
        my_subscriptions: () => ({ data: { items, venueListings, performerListings: null } }),
        ...functions,
      }),
    },
  });
  return { ...view, toasts };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('the plan that runs says until when, and what of it is used', async () => {
  renderPlans([subscription()]);
  expect(await screen.findByText('使用中')).toBeVisible();
  expect(screen.getByText(/到期前一週會寄出下一期的訂單/)).toHaveTextContent('2099/12/05');
  expect(screen.getByText('已刊登 1 個，上限 3 個')).toBeVisible();
  expect((await card('標準')).getByText('目前方案')).toBeVisible();
  expect((await card('標準')).queryByRole('button')).not.toBeInTheDocument();
});

test('renewal is given up in one question, and the plan runs to its end', async () => {
  const user = userEvent.setup();
  const set = jest.fn((_args: object) => ({ data: subscription({ autoRenew: false }) }));
  const { toasts } = renderPlans([subscription()], { set_subscription_renewal: set });
  await user.click(await screen.findByRole('button', { name: '取消續訂' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '取消續訂' }));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(set).toHaveBeenCalledWith({ p_plan_id: 's1', p_auto_renew: false });
});

test('another plan is ordered by the year, and paid for on the page of its order', async () => {
  const user = userEvent.setup();
  const order = jest.fn((_args: object) => ({
    data: subscription({ id: 's2', status: 'pending_payment', orderId: 'o2' }),
  }));
  const { currentUrl } = renderPlans([subscription()], { subscribe: order });
  await user.click(await screen.findByText('年繳'));
  await user.click((await card('旗艦')).getByRole('button', { name: '選擇旗艦' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/NT\$14,990／年/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '建立訂單' }));
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o2'));
  expect(order).toHaveBeenCalledWith(
    expect.objectContaining({
      p_catalog_id: 'flagship',
      p_venue_id: ownVenue().id,
      p_billing_cycle: 'yearly',
    }),
  );
});

test('a plan that waits for its payment is paid first', async () => {
  renderPlans([subscription({ status: 'pending_payment', orderId: 'o9', startDate: null })]);
  expect(await screen.findByRole('link', { name: '前往付款' })).toHaveAttribute(
    'href',
    '/purchase-history/o9',
  );
  expect((await card('旗艦')).getByRole('button', { name: '選擇旗艦' })).toBeDisabled();
});

test('without a plan the free one is the current one, and what it allows is said', async () => {
  renderPlans([], { venueListings: { used: 2, most: 1 } });
  expect((await card('入門')).getByText('目前方案')).toBeVisible();
  expect(screen.getByText(/超過上限的場地不會下架/)).toBeVisible();
});

test('a plan that ran out is taken up again', async () => {
  const user = userEvent.setup();
  const { currentUrl } = renderPlans([subscription({ status: 'expired' })], {
    renew_subscription: () => ({ data: subscription({ status: 'expired', orderId: 'o3' }) }),
  });
  await user.click(await screen.findByRole('button', { name: '重新訂閱' }));
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o3'));
});
