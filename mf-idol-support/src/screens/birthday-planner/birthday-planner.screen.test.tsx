import {
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { birthdayPlan, planOffer, savedPlan } from '../../data/birthday-plan/birthday-plan.fixture';
import { plannerPath } from '../../data/birthday-plan/planner-path';
import { performerDetail } from '../../data/performer/performer.fixture';
import texts from '../../locales/zh-TW.json';
import { BirthdayPlannerScreen } from './birthday-planner.screen';

const { artist, day, city, budget } = planOffer();
const wish = { artistId: artist.id, day, city, budget };

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-12-01T04:00:00Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

function renderPlanner(functions: FakeFunctions = {}, at = plannerPath(wish)) {
  return renderInShell(<BirthdayPlannerScreen />, {
    at,
    path: '/support-ad-service/planner',
    texts: { 'idol-support': texts },
    services: {
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        get_performer: () => ({
          data: { ...performerDetail(), id: artist.id, birthday: '01/16' },
        }),
        plan_birthday: () => ({ data: planOffer() }),
        my_birthday_plans: () => ({ data: [] }),
        ...functions,
      }),
    },
  });
}

const card = (name = '一間店，一面廣告') => screen.findByRole('article', { name });

test('a plan says what to order, what it costs, until when, and each day back from the birthday', async () => {
  renderPlanner();
  const plan = within(await card());
  expect(plan.getByText('NT$40,000')).toBeVisible();
  expect(plan.getByText('最晚 2026/12/19(六) 下單')).toBeVisible();
  expect(plan.getByText('還有 18 天可準備')).toBeVisible();
  expect(plan.getByRole('link', { name: '去下單：台北車站燈箱 一週' })).toHaveAttribute(
    'href',
    `/support-ad-service?product=ad500000-0000-4000-8000-000000000001&from=2027-01-09&units=2&design=self&artist=${artist.id}`,
  );
  expect(plan.getByRole('link', { name: '看路線' })).toHaveAttribute(
    'href',
    expect.stringContaining('day=2027-01-16'),
  );
  // The hours that are free go along.
  expect(plan.getByRole('link', { name: '去預約：木日咖啡' })).toHaveAttribute(
    'href',
    expect.stringContaining('?from=2027-01-16T02'),
  );
  expect(plan.getByRole('img', { name: /^12\/19\(六\) 至 01\/22\(五\) 的時程圖/ })).toBeVisible();
  await userEvent.click(plan.getByText('從生日往回排'));
  expect(plan.getByText(/最晚在這天前預約：木日咖啡/)).toBeVisible();
});

test('goods of the performer are a step with its stock and the way to the shop', async () => {
  const goods = {
    ...planOffer().plans[0]!.steps[1]!,
    kind: 'goods' as const,
    productId: null,
    goodsId: 'c0000000-0000-4000-8000-000000000001',
    performerId: artist.id,
    title: '拍立得小卡',
    startsOn: day,
    endsOn: day,
    units: 20,
    unit: 'piece' as const,
    amount: 1060,
    freeSlots: 80,
    leadDays: 14,
    latestOrderOn: '2027-01-02',
  };
  const [plan] = planOffer().plans;
  renderPlanner({
    plan_birthday: () => ({
      data: planOffer({ plans: [{ ...plan!, steps: [...plan!.steps, goods] }] }),
    }),
  });
  const shown = within(await card());
  expect(shown.getByText(/^20 件・01\/16.*商店還有 80 件$/)).toBeVisible();
  expect(shown.getByRole('link', { name: '去購買：拍立得小卡' })).toHaveAttribute(
    'href',
    `/performers/${artist.id}/products/c0000000-0000-4000-8000-000000000001`,
  );
  await userEvent.click(shown.getByText('從生日往回排'));
  expect(shown.getByText('最晚在這天前購買：拍立得小卡（寄送與分裝 14 天）')).toBeVisible();
});

test('every dated step goes into a calendar as a whole day', async () => {
  const downloads = catchDownloads();
  renderPlanner();
  const plan = within(await card());
  await userEvent.click(plan.getByRole('button', { name: '把每一步加入行事曆' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('spotlight-2026-12-19.ics');
  const text = (await downloads[0]?.read())?.replaceAll('\r\n ', '') ?? '';
  expect(text.match(/^DTSTART.*/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20261219',
    'DTSTART;VALUE=DATE:20270109',
    'DTSTART;VALUE=DATE:20270109',
    'DTSTART;VALUE=DATE:20270116',
  ]);
  expect(text).toContain('SUMMARY:最晚在這天前下單：台北車站燈箱 一週');
});

test('the form names what is missing, offers the next birthday and asks for the plans', async () => {
  const ask = jest.fn((_args: object) => ({ data: planOffer() }));
  const { currentUrl } = renderPlanner(
    { plan_birthday: ask },
    plannerPath({ artistId: artist.id }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '提出企劃' }));
  expect(await screen.findByText('請選擇生日那天。')).toBeVisible();
  expect(screen.getByText('請選擇城市。')).toBeVisible();
  expect(screen.getByText('請填 1,000 到 10,000,000 的整數。')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '填入下一次生日 2027/01/16(六)' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /城市/ }), 'taipei');
  await userEvent.type(screen.getByRole('textbox', { name: /預算/ }), '120000');
  await userEvent.click(screen.getByRole('button', { name: '提出企劃' }));
  expect(await card()).toBeVisible();
  expect(currentUrl()).toBe(plannerPath(wish));
});

test('a budget that is too small is told what the least would cost', async () => {
  renderPlanner({ plan_birthday: () => ({ data: planOffer({ plans: [] }) }) });
  expect(await screen.findByText('這個預算排不出完整的企劃')).toBeVisible();
  expect(screen.getByText(/至少要 NT\$40,000/)).toBeVisible();
});

test('where nothing is in time, the day is the reason and not the budget', async () => {
  renderPlanner({ plan_birthday: () => ({ data: planOffer({ plans: [], least: null }) }) });
  expect(await screen.findByText('這一天來不及排出完整的企劃')).toBeVisible();
});

test('an old address, whose birthday is over, asks for another day and plans nothing', async () => {
  const plan = jest.fn(() => ({ data: planOffer() }));
  renderPlanner({ plan_birthday: plan }, plannerPath({ ...wish, day: '2026-11-30' }));
  expect(await screen.findByRole('button', { name: '提出企劃' })).toBeVisible();
  expect(screen.getByLabelText(/生日那天/)).toHaveValue('2026-11-30');
  expect(plan).not.toHaveBeenCalled();
});

test('a plan is kept at the price that is seen; another price is said', async () => {
  const save = jest.fn((_args: object) => ({ code: 'PRICE_CHANGED' as const }));
  const { services } = renderPlanner({ save_birthday_plan: save });
  await userEvent.click(await screen.findByRole('button', { name: '存下企劃：一間店，一面廣告' }));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ p_code: 'warm', p_expected_total: 40_000 }),
  );
  await waitFor(() => expect(services.toasts).toHaveProperty('messages', [expect.anything()]));
});

test('from what was kept it is one press to where it is shared', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  renderPlanner({
    save_birthday_plan: () => ({ data: savedPlan({ plan: birthdayPlan() }) }),
    my_birthday_plans: () => ({ data: [savedPlan({ plan: birthdayPlan() })] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '存下企劃：一間店，一面廣告' }));
  await userEvent.click(await screen.findByRole('button', { name: '到我的企劃分享給團員' }));
  expect(await screen.findByRole('region', { name: '我的企劃' })).toHaveFocus();
});

test('the own plan gets an address for the group, which can be taken back', async () => {
  let isShared = false;
  const revoke = jest.fn((_args: object) => {
    isShared = false;
    return { data: { id: savedPlan().id, is_shared: false } };
  });
  renderPlanner({
    my_birthday_plans: () => ({ data: [savedPlan({ isShared, plan: birthdayPlan() })] }),
    share_birthday_plan: () => {
      isShared = true;
      return { data: { id: savedPlan().id, token: 'secret' } };
    },
    revoke_birthday_plan: revoke,
  });
  const own = within(await card('林予曦 01/16(六)：一間店，一面廣告'));
  await userEvent.click(own.getByRole('button', { name: '建立分享連結' }));
  expect(await own.findByRole('textbox', { name: '給團員的連結' })).toHaveValue(
    `${location.origin}/support-ad-service/plans/secret`,
  );
  await userEvent.click(own.getByRole('button', { name: '收回連結' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '收回連結' }));
  await waitFor(() => expect(revoke).toHaveBeenCalledWith({ p_id: savedPlan().id }));
  await waitFor(() => expect(own.queryByText('分享中')).not.toBeInTheDocument());
});

test('a server that fails is said, with a way to try again', async () => {
  renderPlanner({ plan_birthday: () => ({ code: 'SERVER' }) });
  expect(await screen.findByText('無法提出企劃')).toBeVisible();
  expect(screen.getByRole('button', { name: '重試' })).toBeVisible();
});
