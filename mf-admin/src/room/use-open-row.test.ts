import { renderHook } from '@testing-library/react';
import { useOpenRow } from './use-open-row';

function openRoom(open: string) {
  const apply = jest.fn();
  const room = renderHook(
    (key: string) =>
      useOpenRow({
        rows: [{ id: 'one' }, { id: 'two' }],
        keyOf: ({ id }) => id,
        filters: { open: key, page: 1 },
        apply,
        isBeside: true,
      }),
    { initialProps: open },
  );
  return { ...room, apply };
}

test('a row that was dealt with leads to the next one', () => {
  const { result, apply } = openRoom('one');
  result.current.place.leave();
  expect(apply).toHaveBeenCalledWith({ open: 'two', page: 1 });
});

test('whoever left the room while a row was dealt with is not fetched back', () => {
  const { result, apply, unmount } = openRoom('one');
  const { leave } = result.current.place;
  unmount();
  leave();
  expect(apply).not.toHaveBeenCalled();
});

test('whoever opened another row meanwhile keeps that one', () => {
  const { result, apply, rerender } = openRoom('one');
  const { leave } = result.current.place;
  rerender('two');
  leave();
  expect(apply).not.toHaveBeenCalled();
});
