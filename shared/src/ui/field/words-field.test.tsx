import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToldText, wordsInput } from './words-field';

const told = jest.fn<void, [string]>();
function Search({ settled }: { settled: string }) {
  const { field, tell } = useToldText(settled, told);
  return <input aria-label="搜尋" {...field} {...wordsInput(tell)} />;
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => told.mockClear());

test('words that come back late take no letter from those that are typed meanwhile', async () => {
  const { rerender } = render(<Search settled="" />);
  await userEvent.type(box(), 'con');
  expect(told.mock.calls.flat()).toEqual(['c', 'co', 'con']);
  // One that is left out, and one that comes twice.
  for (const late of ['c', 'con', 'con']) rerender(<Search settled={late} />);
  await userEvent.type(box(), 'cert');
  for (const late of ['conc', 'concer']) rerender(<Search settled={late} />);
  expect(box()).toHaveValue('concert');
});

test('words from elsewhere take the place of what was typed, also those that it said before', async () => {
  const { rerender } = render(<Search settled="場地" />);
  await userEvent.type(box(), '租');
  rerender(<Search settled="場地租" />);
  rerender(<Search settled="場地" />);
  expect(box()).toHaveValue('場地');
  await userEvent.type(box(), '租');
  expect(told).toHaveBeenLastCalledWith('場地租');
});

test('what an input method is still making is no word yet', () => {
  render(<Search settled="" />);
  const make = (value: string) => fireEvent.input(box(), { target: { value }, isComposing: true });
  fireEvent.compositionStart(box());
  for (const half of ['ㄊ', 'ㄊㄞ', '台ㄅㄟ', '台北']) make(half);
  expect(told).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  expect(told.mock.calls).toEqual([['台北']]);
});
