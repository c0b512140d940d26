import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { whenComposed } from './composing';
import { replayInput } from './replay';

/** The prerendered page: two buttons of the same name, a search box, a choice, a box to tick, a form. */
const markup =
  '<button>立即報名</button><button>立即報名</button><input name="q"/>' +
  '<select name="sort" data-list="0"><option>date</option></select>' +
  `<script type="application/json" id="prerendered-lists">[[["date","date"],["其他",[["price","price"]]]]]</script>` +
  '<input type="checkbox" name="agree"/><form aria-label="搜尋"><input name="w"/></form>';

const done = jest.fn();
function Page() {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState('date');
  const [words, setWords] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <button onClick={() => done('first')}>立即報名</button>
      <button onClick={() => done('second')}>立即報名</button>
      <input name="q" value={query} onChange={(event) => setQuery(event.target.value)} />
      <select name="sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option>date</option>
        <option>price</option>
      </select>
      <input type="checkbox" name="agree" checked={agreed} onChange={() => setAgreed(!agreed)} />
      <form
        aria-label="搜尋"
        onSubmit={(event) => {
          event.preventDefault();
          done(`search ${words}`);
        }}
      >
        <input name="w" value={words} onChange={(event) => setWords(event.target.value)} />
      </form>
      <output>{`${query} ${sort} ${agreed}`}</output>
    </>
  );
}

/** The prerendered page, with what its script listens to. */
function open(page: string): HTMLElement {
  // Nothing is laid out here; in a browser what is hidden has no rectangles.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  replayInput();
  document.body.innerHTML = `<div id="root"><div data-prerendered>${page}</div></div>`;
  document.dispatchEvent(new Event('readystatechange'));
  return document.getElementById('root') as HTMLElement;
}

test('what was pressed, typed, chosen and ticked too early is done in the real page', async () => {
  const root = open(markup);
  const user = userEvent.setup();
  const [, second] = document.querySelectorAll('button');
  await user.click(second as Element);
  await user.type(document.querySelector('input') as Element, '生咖');
  // Its other choices come when it is opened.
  await user.click(document.querySelector('select') as Element);
  await user.selectOptions(document.querySelector('select') as Element, 'price');
  await user.click(document.querySelector('[type=checkbox]') as Element);
  await user.type(document.querySelector('form input') as Element, '應援{Enter}');
  expect(done).not.toHaveBeenCalled();

  await act(async () => createRoot(root).render(<Page />));
  await waitFor(() => expect(done.mock.calls).toEqual([['second'], ['search 應援']]));
  expect(document.querySelector('output')?.textContent).toBe('生咖 price true');
});

test('a page waits for the word that an input method is making, and doubles none that it made meanwhile', async () => {
  const root = open(markup);
  const field = document.querySelector('input') as HTMLInputElement;
  const compose = (value: string) => fireEvent.input(field, { target: { value } });
  const takeOver = jest.fn();
  fireEvent.input(field, { target: { value: '生咖' } });
  fireEvent.compositionStart(field);
  compose('生咖ㄊㄞ');
  whenComposed(takeOver);
  expect(takeOver).not.toHaveBeenCalled();
  compose('生咖台');
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(takeOver).toHaveBeenCalled());

  // A word that was begun while the page was already being drawn.
  fireEvent.compositionStart(field);
  compose('生咖台ㄅㄟ');
  await act(async () => createRoot(root).render(<Page />));
  expect(document.querySelector('output')?.textContent).toBe('生咖台 date false');
  expect(document.querySelector('[name=q]')).toHaveFocus();
  whenComposed(takeOver);
  expect(takeOver).toHaveBeenCalledTimes(2);
});
