import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import type { UserType } from '@spotlight/shared/contract';
import { plan, subscription } from '@spotlight/shared/subscription/fixture';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/zh-TW.json';
import { PlansScreen } from './plans.screen';

const plansOf: Record<string, object[]> = {
  performer: [
    plan({ id: 'free', name: '入門', priceMonth: 0, priceYear: 0, limits: { listings: 3 } }),
    plan({
      id: 'rising',
      name: '新星',
      priceMonth: 299,
      priceYear: 2990,
      limits: { listings: 15 },
    }),
    plan({ id: 'pro', name: '專業', priceMonth: 799, priceYear: 7990, limits: { listings: null } }),
  ],
  venue: [plan({ id: 'standard', name: '標準' })],
};
const performer = { id: 'p1', performer_name: '海風樂團', status: 'approved' };

function renderPlans(
  userType: UserType | null,
  functions: FakeFunctions = {},
  at = '/subscription-plans',
) {
  return renderInShell(<PlansScreen />, {
    at,
    path: '/subscription-plans',
    texts: { shell: texts },
    services: {
      session: createFakeSession(userType && createFakeAccount({ activeType: userType })),
      backend: createFakeBackend({
        list_plans: ({ p_audience }) => ({ data: plansOf[String(p_audience)] }),
        my_subscriptions: () => ({
          data: { items: [], venueListings: null, performerListings: { used: 2, most: 3 } },
        }),
        my_performers: () => ({ data: [performer] }),
        my_venues: () => ({ data: [] }),
        ...functions,
      }),
    },
  });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a visitor compares the plans; choosing one leads to sign in, and back', async () => {
  renderPlans(null);
  expect((await card('新星')).getByRole('link', { name: '選擇新星' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent('/subscription-plans?for=performer')}`,
  );
  const table = await screen.findByRole('region', { name: '逐項比較' });
  const listings = within(table).getByRole('row', { name: /^活動刊登/ });
  expect(
    within(listings)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3 場', '15 場', '不限']);
});

test('whose plans are shown stands in the address', async () => {
  const { currentUrl } = renderPlans(null);
  await userEvent.click(screen.getByRole('radio', { name: '場地' }));
  expect(currentUrl()).toBe('/subscription-plans?for=venue');
  expect(await screen.findByRole('article', { name: '標準' })).toBeInTheDocument();
});

test('a performer sees what runs and what of it is used, and orders another plan', async () => {
  const subscribe = jest.fn((_args: object) => ({
    data: subscription({ status: 'pending_payment', orderId: 'o7' }),
  }));
  const { currentUrl } = renderPlans('performer', { subscribe });
  expect(await screen.findByText('刊登中 2 場，上限 3 場')).toBeInTheDocument();
  expect((await card('入門')).getByText('目前方案')).toBeInTheDocument();
  await userEvent.click((await card('專業')).getByRole('button', { name: '選擇專業' }));
  await userEvent.click(await screen.findByRole('button', { name: '建立訂單' }));
  await waitFor(() => expect(currentUrl()).toBe('/purchase-history/o7'));
  expect(subscribe).toHaveBeenCalledWith(
    expect.objectContaining({
      p_catalog_id: 'pro',
      p_performer_id: 'p1',
      p_billing_cycle: 'monthly',
    }),
  );
});

test('somebody without a page is led to the form of one', async () => {
  renderPlans('fan', { my_performers: () => ({ data: [] }) });
  expect((await card('新星')).getByRole('link', { name: '選擇新星' })).toHaveAttribute(
    'href',
    `/register-performer?returnTo=${encodeURIComponent('/subscription-plans?for=performer')}`,
  );
});

test('of several pages one is chosen, in the address', async () => {
  const second = { id: 'p2', performer_name: '山風樂團', status: 'approved' };
  const { currentUrl } = renderPlans('performer', {
    my_performers: () => ({ data: [performer, second] }),
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: '表演者' }),
    '山風樂團',
  );
  expect(currentUrl()).toBe('/subscription-plans?for=performer&page=p2');
});
