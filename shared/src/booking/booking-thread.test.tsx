import {
  answerUploads,
  catchDownloads,
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingThread } from './booking-thread';

const me = '00000000-0000-4000-8000-000000000001';
const message = {
  id: 'm1',
  body: '',
  is_mine: false,
  side: 'host',
  created_at: '2026-12-01T05:00:00Z',
  read_at: null,
  attachments: [
    {
      id: 'a1',
      path: 'b1/host/plan.pdf',
      name: '平面圖.pdf',
      content_type: 'application/pdf',
      size: 1_258_291,
    },
  ],
};
const paper = (name: string, size = 2000) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

const uploads = answerUploads();
const downloads = catchDownloads();
const send = jest.fn((_args: object) => ({ data: { id: 'm2' } }));
const setUnsavedChanges = jest.fn();
const download = jest.fn((_name: string) =>
  Promise.resolve({ data: new Blob(['paper']), error: null }),
);
const from = jest.fn((_bucket: string) => ({ download }));
beforeEach(() => {
  uploads.length = 0;
  send.mockClear();
  setUnsavedChanges.mockClear();
});

function renderThread(functions: FakeFunctions = {}) {
  const backend = createFakeBackend({
    booking_thread: () => ({ data: { items: [message] } }),
    send_booking_message: send,
    ...functions,
  });
  const token = `x.${btoa(JSON.stringify({ sub: me }))}.y`;
  renderInShell(<BookingThread bookingId="b1" otherName="九杯咖啡" isClosed={false} unread={0} />, {
    services: {
      backend: {
        ...backend,
        getAccessToken: () => Promise.resolve(token),
        rest: async () => Object.assign(await backend.rest(), { storage: { from } }) as never,
      },
      session: createFakeSession(createFakeAccount()),
      setUnsavedChanges,
    },
  });
  return userEvent.setup({ applyAccept: false });
}
const choose = (user: ReturnType<typeof userEvent.setup>, files: File[]) =>
  user.upload(screen.getByLabelText('選擇要附加的檔案'), files);
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '傳送' }));
const chosen = () => screen.findByRole('list', { name: '要附加的檔案' });

test('a file goes with a message, in the own folder of the booking, and its progress is shown', async () => {
  const user = renderThread();
  await user.type(screen.getByLabelText('訊息內容'), '合約在附件');
  await choose(user, [paper('合約.pdf')]);
  expect(within(await chosen()).getByText(/合約\.pdf（2 KB）/)).toBeVisible();
  await press(user);
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.url).toMatch(
    new RegExp(`/functions/v1/upload/attachments/b1/${me}/[0-9a-f-]{36}\\.pdf$`),
  );
  act(() => uploads[0]?.progress(0.4));
  expect(screen.getByRole('progressbar', { name: '合約.pdf 上傳中' })).toHaveAttribute(
    'value',
    '0.4',
  );
  act(() => uploads[0]?.answer(200));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const path = uploads[0]?.url.split('/attachments/')[1];
  expect(send).toHaveBeenCalledWith({
    p_booking_id: 'b1',
    p_body: '合約在附件',
    p_attachments: [{ path, name: '合約.pdf' }],
    p_client_key: expect.any(String) as string,
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: '要附加的檔案' })).toBeNull());
  expect(screen.getByLabelText('訊息內容')).toHaveValue('');
});

test('an upload that fails keeps words and files, and the second try sends only what is missing', async () => {
  const user = renderThread();
  await user.type(screen.getByLabelText('訊息內容'), '請看附件');
  await choose(user, [paper('一.pdf'), paper('二.pdf')]);
  await chosen();
  await press(user);
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.answer(200));
  await waitFor(() => expect(uploads).toHaveLength(2));
  act(() => uploads[1]?.answer());
  expect(await screen.findByText('沒有收到回覆，不確定是否已經完成')).toBeVisible();
  expect(screen.getByLabelText('訊息內容')).toHaveValue('請看附件');
  expect(within(await chosen()).getByText(/一\.pdf.*已上傳/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();

  await press(user);
  await waitFor(() => expect(uploads).toHaveLength(3));
  act(() => uploads[2]?.answer(200));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('the same words again after a lost answer are the same message, other words another', async () => {
  send.mockImplementationOnce(() => ({ code: 'SERVER', status: 503 }) as never);
  const user = renderThread();
  const type = (words: string) => user.type(screen.getByLabelText('訊息內容'), words);
  await type('好');
  await press(user);
  expect(await screen.findByText('沒有收到回覆，不確定是否已經完成')).toBeVisible();
  await press(user);
  await waitFor(() => expect(screen.getByLabelText('訊息內容')).toHaveValue(''));
  await type('好');
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const [first, second, third] = send.mock.calls.map(
    ([args]) => (args as { p_client_key: string }).p_client_key,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a file alone is a message, and leaving the page would lose it', async () => {
  const user = renderThread();
  await choose(user, [paper('合約.pdf')]);
  await chosen();
  expect(setUnsavedChanges).toHaveBeenCalledWith(expect.anything(), true);
  await press(user);
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.answer(200));
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ p_body: '' })));
});

test.each([
  [[new File(['x'], '程式.exe', { type: 'application/x-msdownload' })], /不是 PDF 或圖片/],
  [[paper('厚.pdf', 5 * 1024 * 1024 + 1)], /超過 5 MB/],
  [[1, 2, 3, 4, 5, 6].map((number) => paper(`${number}.pdf`)), /最多附 5 個檔案/],
])('what cannot be sent is said with its name', async (files, sentence) => {
  const user = renderThread();
  await choose(user, files);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a file can be taken back before it is sent', async () => {
  const user = renderThread();
  await choose(user, [paper('合約.pdf')]);
  await user.click(await screen.findByRole('button', { name: '移除 合約.pdf' }));
  expect(screen.queryByRole('list', { name: '要附加的檔案' })).toBeNull();
});

test('what the other party sent is taken along under its name', async () => {
  const user = renderThread();
  await user.click(await screen.findByRole('button', { name: '下載 平面圖.pdf（1.2 MB）' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('平面圖.pdf');
  expect(from).toHaveBeenCalledWith('attachments');
  expect(download).toHaveBeenCalledWith('b1/host/plan.pdf');
});
