import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import type { HostQuestion } from '../../data/venue-question/venue-question.schema';
import texts from '../../locales/zh-TW.json';
import { VenueQuestionsScreen } from './venue-questions.screen';

const asked = (overrides: Partial<HostQuestion> = {}): HostQuestion => ({
  id: 'q1',
  body: '可以自備餐點嗎？',
  status: 'open',
  answer: null,
  settledAt: null,
  author: '林**',
  createdAt: '2026-11-01T00:00:00+08:00',
  venueId: ownVenue().id,
  venueName: '光點咖啡',
  ...overrides,
});

function renderQuestions(
  items: HostQuestion[],
  answer: (args: Record<string, unknown>) => FakeAnswer = () => ({ code: 'UNKNOWN' }),
) {
  const toasts = createFakeToasts();
  const list = jest.fn((_args: Record<string, unknown>) => ({
    data: {
      items,
      total: items.length,
      page: 1,
      pageSize: 12,
      waiting: items.filter(({ status }) => status === 'open').length,
    },
  }));
  renderInShell(<VenueQuestionsScreen />, {
    services: {
      backend: createFakeBackend({
        my_venues: () => ({ data: [ownVenue()] }),
        my_venue_questions: list,
        answer_venue_question: answer,
      }),
      toasts,
      session: createFakeSession(createFakeAccount()),
    },
    texts: { venues: texts },
    at: '/venue-questions',
    path: '/venue-questions',
  });
  return { toasts, list };
}

test('a question that waits is answered, and what was typed stays when that fails', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  const answer = jest.fn((_args: Record<string, unknown>): FakeAnswer => {
    if (isBroken) return { code: 'UNKNOWN', status: 500 };
    return { data: asked({ status: 'answered', answer: '可以' }) };
  });
  const { toasts } = renderQuestions([asked()], answer);
  expect(await screen.findByText('1 則提問等你回覆')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '回覆「可以自備餐點嗎？」' }));
  const dialog = screen.getByRole('dialog', { name: '回覆提問' });
  await user.click(within(dialog).getByRole('button', { name: '公開回覆' }));
  expect(await screen.findByText('請寫下回覆。')).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText(/^回覆內容/), '可以');
  await user.click(within(dialog).getByRole('button', { name: '公開回覆' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(within(dialog).getByLabelText(/^回覆內容/)).toHaveValue('可以');
  isBroken = false;
  await user.click(await within(dialog).findByRole('button', { name: '公開回覆' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已公開在場地頁，提問的人會收到通知']));
  expect(answer).toHaveBeenLastCalledWith({ p_question_id: 'q1', p_answer: '可以' });
});

test('what is public is edited from its words, or taken off the page', async () => {
  const user = userEvent.setup();
  const answer = jest.fn((_args: Record<string, unknown>) => ({
    data: asked({ status: 'closed' }),
  }));
  const { toasts } = renderQuestions([asked({ status: 'answered', answer: '可以' })], answer);
  await user.click(await screen.findByRole('button', { name: /^修改/ }));
  expect(screen.getByLabelText(/^回覆內容/)).toHaveValue('可以');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: /^不公開/ }));
  const question = screen.getByRole('alertdialog', { name: '不公開這則提問？' });
  await user.click(within(question).getByRole('button', { name: '不公開' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已設為不公開']));
  expect(answer).toHaveBeenCalledWith({ p_question_id: 'q1', p_answer: null });
});

test('the list is narrowed by its address; without questions the way on is named', async () => {
  const user = userEvent.setup();
  const { list } = renderQuestions([]);
  expect(await screen.findByText('還沒有人提問')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('狀態'), '待回覆');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ p_state: 'open' })),
  );
  expect(await screen.findByText('沒有符合的提問')).toBeVisible();
  expect(screen.getByRole('link', { name: '看全部提問' })).toHaveAttribute(
    'href',
    '/venue-questions',
  );
});
