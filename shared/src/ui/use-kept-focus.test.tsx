import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Panel() {
  const ref = useKeptFocus<HTMLDivElement>();
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <div ref={ref} role="group" tabIndex={-1} aria-label={isDone ? '付款確認中' : '待付款'}>
        {isDone ? <p>完成了</p> : <button onClick={() => setIsDone(true)}>付款</button>}
      </div>
      <button>別的</button>
    </>
  );
}

test('what was pressed is done and gone: the focus stays with what it was part of', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: '付款' }));
  expect(await screen.findByRole('group', { name: '付款確認中' })).toHaveFocus();
});

test('who has gone on elsewhere is not called back', async () => {
  const { rerender } = render(<Panel />);
  const pay = screen.getByRole('button', { name: '付款' });
  pay.focus();
  screen.getByRole('button', { name: '別的' }).focus();
  rerender(<Panel />);
  act(() => pay.click());
  expect(await screen.findByText('完成了')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '別的' })).toHaveFocus();
});
