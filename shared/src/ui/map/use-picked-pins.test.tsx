import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { usePickedPins } from './use-picked-pins';

function Beside() {
  const list = useRef<HTMLElement>(null);
  const { ids, picked, pick, rest, showAll } = usePickedPins(list);
  return (
    <>
      <button onClick={() => rest({ view: null, inView: ['a', 'b', 'c'] })}>moved</button>
      <button onClick={() => pick(['a', 'b'])}>heap</button>
      <section ref={list} aria-label="list" tabIndex={-1}>
        {ids?.join() ?? 'everything'}
        {picked && <button onClick={showAll}>all</button>}
      </section>
    </>
  );
}

test('a heap that is pressed leads the keyboard to its list, and the way back does not lose it', async () => {
  const user = userEvent.setup();
  Element.prototype.scrollIntoView = jest.fn();
  render(<Beside />);
  const list = screen.getByRole('region', { name: 'list' });
  expect(list).toHaveTextContent('everything');
  await user.click(screen.getByRole('button', { name: 'moved' }));
  expect(list).toHaveTextContent('a,b,c');
  await user.click(screen.getByRole('button', { name: 'heap' }));
  expect(list).toHaveTextContent('a,b');
  expect(list).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(list).toHaveTextContent('a,b,c');
  expect(list).toHaveFocus();
});

test('another picture forgets what was pressed in the one before, and leaves the focus alone', async () => {
  const user = userEvent.setup();
  render(<Beside />);
  await user.click(screen.getByRole('button', { name: 'heap' }));
  const moved = screen.getByRole('button', { name: 'moved' });
  await user.click(moved);
  expect(screen.queryByRole('button', { name: 'all' })).toBeNull();
  expect(moved).toHaveFocus();
});
