import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
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

test('what was pressed, typed, chosen and ticked too early is done in the real page', async () => {
  // Nothing is laid out here; in a browser what is hidden has no rectangles.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  replayInput();
  document.body.innerHTML = `<div id="root"><div data-prerendered>${markup}</div></div>`;
  document.dispatchEvent(new Event('readystatechange'));
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

  const root = document.getElementById('root') as HTMLElement;
  await act(async () => createRoot(root).render(<Page />));
  await waitFor(() => expect(done.mock.calls).toEqual([['second'], ['search 應援']]));
  expect(document.querySelector('output')?.textContent).toBe('生咖 price true');
});
