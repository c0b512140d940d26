import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VenueQuestion } from '../../data/venue-question/venue-question.schema';
import { VenueQuestions } from './venue-questions';

const question = (overrides: Partial<VenueQuestion> = {}): VenueQuestion => ({
  id: 'q1',
  body: '可以自備餐點嗎？',
  status: 'answered',
  answer: '可以，外食清潔費 500 元。',
  settledAt: '2026-11-02T00:00:00+08:00',
  author: '林**',
  createdAt: '2026-11-01T00:00:00+08:00',
  ...overrides,
});

function renderPart(answer: object, { isSignedIn = true } = {}) {
  const toasts = createFakeToasts();
  const ask = jest.fn((_args: object) => ({ data: question({ status: 'open', answer: null }) }));
  const requestLogin = jest.fn(() => Promise.resolve(false));
  const page = { items: [], own: [], isHost: false, hasHost: true, total: 0, page: 1, pageSize: 3 };
  renderInShell(<VenueQuestions venue={{ id: 'v1' }} />, {
    services: {
      toasts,
      requestLogin,
      ...(isSignedIn && { session: createFakeSession(createFakeAccount()) }),
      backend: createFakeBackend({
        list_venue_questions: () => ({ data: { ...page, ...answer } }),
        ask_venue: ask,
      }),
    },
  });
  return { toasts, ask, requestLogin };
}

test('what was answered is read by everybody, what waits by whoever asked', async () => {
  renderPart({
    items: [question()],
    total: 1,
    own: [question({ id: 'q2', body: '有停車位嗎？', status: 'open', answer: null })],
  });
  expect(await screen.findByText('可以，外食清潔費 500 元。')).toBeVisible();
  expect(screen.getByText('有停車位嗎？')).toBeVisible();
  expect(screen.getByText('等待回覆')).toBeVisible();
});

test('a question is sent and said so', async () => {
  const user = userEvent.setup();
  const { ask, toasts } = renderPart({});
  await user.click(await screen.findByRole('button', { name: '向場地主提問' }));
  await user.type(await screen.findByLabelText(/^想問的事/), ' 有停車位嗎？ ');
  await user.click(screen.getByRole('button', { name: '送出提問' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已送出，場地主回覆時會通知你']));
  expect(ask).toHaveBeenCalledWith({ p_venue_id: 'v1', p_body: '有停車位嗎？' });
});

test('a visitor signs in first', async () => {
  const user = userEvent.setup();
  const { requestLogin } = renderPart({}, { isSignedIn: false });
  await user.click(await screen.findByRole('button', { name: '向場地主提問' }));
  expect(requestLogin).toHaveBeenCalledWith({ title: '登入後向場地主提問' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a host is led to the answers, and where nobody could answer nobody is asked', async () => {
  renderPart({ isHost: true });
  expect(await screen.findByRole('link', { name: '回覆提問' })).toHaveAttribute(
    'href',
    '/venue-questions?venue=v1',
  );
  expect(screen.queryByRole('button', { name: '向場地主提問' })).toBeNull();
});

test('where there is no host nobody is asked', async () => {
  renderPart({ hasHost: false });
  expect(await screen.findByText(/還沒有人提問/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
