import { createFakeBackend, renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { savedPlan } from '../../data/birthday-plan/birthday-plan.fixture';
import texts from '../../locales/zh-TW.json';
import { SharedPlanScreen } from './shared-plan.screen';

const renderPlan = (data: unknown) =>
  renderInShell(<SharedPlanScreen />, {
    at: '/support-ad-service/plans/secret',
    path: '/support-ad-service/plans/:token',
    texts: { 'idol-support': texts },
    services: { backend: createFakeBackend({ shared_birthday_plan: () => ({ data }) }) },
  });

test('whoever has the address sees the plan', async () => {
  renderPlan(savedPlan());
  expect(await screen.findByRole('heading', { name: '林予曦的生日企劃' })).toBeVisible();
  expect(screen.getByRole('article', { name: '一間店，一面廣告' })).toBeVisible();
});

test('an address that was taken back shows nothing but the way to an own plan', async () => {
  renderPlan(null);
  expect(await screen.findByRole('heading', { name: '這個連結已經失效' })).toBeVisible();
  expect(screen.getByRole('link', { name: '自己排一個企劃' })).toHaveAttribute(
    'href',
    '/support-ad-service/planner',
  );
});
