import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactScreen } from './contact.screen';

function renderContact(answer: () => FakeAnswer, at = '/contact') {
  const submit = jest.fn(answer);
  const account = createFakeAccount({ username: '阿光', email: 'fan@example.tw' });
  renderInShell(<ContactScreen />, {
    at,
    services: {
      backend: createFakeBackend({ submit_contact_message: submit }),
      session: createFakeSession(account),
    },
  });
  return { submit };
}

const send = () => userEvent.click(screen.getByRole('button', { name: '送出' }));

it('sends the message with the reference id and shows the number of the case', async () => {
  const { submit } = renderContact(
    () => ({ data: { ticketNo: 'C-1' } }),
    '/contact?reference=EVT-7F3A',
  );
  await userEvent.type(screen.getByLabelText('內容'), '頁面打不開');
  await send();
  expect(submit).toHaveBeenCalledWith({
    p_topic: 'bug',
    p_name: '阿光',
    p_email: 'fan@example.tw',
    p_body: '頁面打不開',
    p_reference: 'EVT-7F3A',
  });
  expect(await screen.findByText(/案件編號 C-1/)).toBeInTheDocument();
});

it('begins with the topic that the address names', () => {
  renderContact(() => ({ data: null }), '/contact?topic=copyright');
  expect(screen.getByLabelText('主題')).toHaveValue('copyright');
});

it('names what is missing', async () => {
  const { submit } = renderContact(() => ({ data: null }));
  await send();
  expect(screen.getByText('請選擇主題', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('請輸入內容')).toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

it('keeps the message when it could not be sent', async () => {
  renderContact(() => ({ code: 'RATE_LIMITED', status: 429 }), '/contact?topic=other');
  await userEvent.type(screen.getByLabelText('內容'), '你好');
  await send();
  expect(await screen.findByText('操作太頻繁了，請稍候一分鐘再試。')).toBeInTheDocument();
  expect(screen.getByLabelText('內容')).toHaveValue('你好');
});
