import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { birthdayInDecember } from '../../data/performer/performer.fixture';
import type { Birthday } from '../../data/performer/performer.schema';
import texts from '../../locales/zh-TW.json';
import { HomeBirthdays } from './home-birthdays';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00+08:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

function renderSlot(birthdays: Birthday[]) {
  const backend = createFakeBackend({ birthdays_in_month: () => ({ data: birthdays }) });
  renderInShell(<HomeBirthdays />, { services: { backend }, texts: { 'idol-support': texts } });
}

test('the next birthday is large, five more follow, the rest is counted', async () => {
  renderSlot([30, 27, 21, 14, 9, 5, 28, 29].map((day) => birthdayInDecember(day)));
  const section = within(await screen.findByRole('region', { name: '本月壽星' }));
  const names = (await section.findAllByRole('heading', { level: 3 })).map((h) => h.textContent);
  expect(names).toEqual(['壽星 5 生日應援', '壽星 9', '壽星 14', '壽星 21', '壽星 27', '壽星 28']);
  expect(section.getByText('12 月有 8 位表演者過生日')).toBeVisible();
  expect(section.getByRole('link', { name: /看 12 月生日月曆\s*另外 2 位壽星/ })).toHaveAttribute(
    'href',
    '/birthday',
  );
});

test('a month without birthdays goes without the section', async () => {
  renderSlot([]);
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
