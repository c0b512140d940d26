import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import { birthdayInDecember } from '../../data/performer/performer.fixture';
import type { Birthday } from '../../data/performer/performer.schema';
import texts from '../../locales/zh-TW.json';
import { BirthdayScreen } from './birthday.screen';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00+08:00'), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

function renderBirthdays(birthdays: Birthday[], search = '') {
  const asked: unknown[] = [];
  const backend = createFakeBackend({
    birthdays_in_month: (args) => {
      asked.push(args);
      return { data: birthdays };
    },
  });
  renderInShell(<BirthdayScreen />, {
    services: { backend },
    texts: { 'idol-support': texts },
    at: `/birthday${search}`,
    path: '/birthday',
  });
  return asked;
}

test('the next birthday stands large above the days of the month', async () => {
  renderBirthdays([birthdayInDecember(21), birthdayInDecember(5, { eventCount: 6 })]);
  const [feature] = await screen.findAllByRole('article');
  expect(feature).toHaveTextContent('還有 4 天壽星 5 生日應援12/05(六)・已有 6 場生咖');
  const days = within(screen.getByRole('navigation', { name: '12 月生日月曆' }));
  expect(days.getByRole('link', { name: '12 月 21 日，1 位壽星' })).toHaveAttribute(
    'href',
    '#day-21',
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 位壽星');
});

test('without a month in the address the server decides which one it is', async () => {
  const asked = renderBirthdays([birthdayInDecember(5)]);
  await screen.findAllByRole('article');
  expect(asked).toEqual([{}]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2026 年 12 月');
});

test('the months go round, and one that is over means next year', async () => {
  renderBirthdays([], '?month=11');
  expect(screen.getByRole('heading', { name: /2027 年 11 月/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '10 月' })).toHaveAttribute('href', '/birthday?month=10');
  expect(screen.getByRole('link', { name: '12 月' })).toHaveAttribute('href', '/birthday?month=12');
});

test('a month without birthdays leads to the next', async () => {
  renderBirthdays([]);
  expect(await screen.findByRole('heading', { name: '12 月還沒有壽星' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看 1 月壽星' })).toHaveAttribute(
    'href',
    '/birthday?month=1',
  );
});

test('a birthday that has gone by this month has no countdown of a year', async () => {
  jest.setSystemTime(new Date('2026-12-10T09:00:00+08:00'));
  renderBirthdays([birthdayInDecember(5, { nextDate: '2027-12-05', daysLeft: 360 })]);
  expect(await screen.findByText('本月已過')).toBeVisible();
  expect(screen.queryByText(/還有/)).not.toBeInTheDocument();
});
