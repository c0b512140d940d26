import {
  createFakeBackend,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqScreen } from './faq.screen';

function renderFaq(answer: () => FakeAnswer = () => ({ data: null }), at = '/faq') {
  const rate = jest.fn(answer);
  renderInShell(<FaqScreen />, {
    at,
    services: { backend: createFakeBackend({ rate_answer: rate }) },
  });
  const of = (question: string) => {
    const item = screen.getByText(question).closest('details');
    if (!item) throw new Error(`no answer to ${question}`);
    return item;
  };
  return { rate, of };
}

it('an answer that helped is counted, and nobody is asked twice', async () => {
  const { rate, of } = renderFaq();
  const item = within(of('付費票券怎麼付款？'));
  await userEvent.click(item.getByRole('button', { name: '有幫助', hidden: true }));
  expect(rate).toHaveBeenCalledWith({ p_answer: 'tickets.paid', p_helped: true });
  expect(await item.findByText('謝謝你的回饋。')).toBeInTheDocument();
  expect(item.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
});

it('whoever was not helped is led to people, with the question', async () => {
  const { rate, of } = renderFaq();
  const item = within(of('付費票券怎麼付款？'));
  await userEvent.click(item.getByRole('button', { name: '沒有幫助', hidden: true }));
  expect(rate).toHaveBeenCalledWith({ p_answer: 'tickets.paid', p_helped: false });
  expect(await item.findByRole('link', { name: '直接問我們', hidden: true })).toHaveAttribute(
    'href',
    '/contact?topic=other&reference=tickets.paid',
  );
});

it('what was not sent is said, and can be pressed again', async () => {
  const { rate, of } = renderFaq(() => ({ code: 'OFFLINE' }));
  const item = within(of('付費票券怎麼付款？'));
  await userEvent.click(item.getByRole('button', { name: '有幫助', hidden: true }));
  expect(await item.findByText('沒有收到回覆，請再按一次。')).toBeInTheDocument();
  await userEvent.click(item.getByRole('button', { name: '有幫助', hidden: true }));
  expect(rate).toHaveBeenCalledTimes(2);
});

it('a link to an answer opens it', () => {
  const { of } = renderFaq(undefined, '/faq#tickets.paid');
  expect(of('付費票券怎麼付款？')).toHaveAttribute('open');
  expect(of('註冊要付費嗎？')).not.toHaveAttribute('open');
});
