import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMutation } from './use-mutation';

const outcome = { onSuccess: jest.fn(), onError: jest.fn(), onSettled: jest.fn() };
let finish: (value: string) => void = () => undefined;
const writing = new Promise<string>((resolve) => {
  finish = resolve;
});

function Confirm() {
  const { mutate } = useMutation({ mutationFn: () => writing });
  return <button onClick={() => mutate(undefined, outcome)}>確認收款</button>;
}

test('what was asked to be called is called although the button has gone meanwhile', async () => {
  const client = new QueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Confirm />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '確認收款' }));
  unmount();
  await act(async () => finish('已確認'));
  expect(outcome.onSuccess).toHaveBeenCalledWith('已確認');
  expect(outcome.onSettled).toHaveBeenCalledTimes(1);
  expect(outcome.onError).not.toHaveBeenCalled();
});

test('a failure that nobody listens for stands in the error, and is not thrown at the page', async () => {
  function Save() {
    const { mutate, error } = useMutation({ mutationFn: () => Promise.reject(new Error('停電')) });
    return <button onClick={() => mutate()}>{error?.message ?? '儲存'}</button>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Save />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByRole('button', { name: '停電' })).toBeInTheDocument();
});
