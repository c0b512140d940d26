import {
  createFakeBackend,
  createFakeAccount,
  createFakeSession,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/zh-TW.json';
import { SearchOpener } from './search-opener';

// The dialog is lazy: a busy machine may take longer to read it than a test waits.
beforeAll(() => import('../search-dialog/search-dialog'), 30_000);
beforeEach(() => localStorage.clear());

const suggestion = (kind: string, id: string, name: string, more: object = {}) => ({
  kind,
  id,
  name,
  label: null,
  city: null,
  date: null,
  performer_id: null,
  ...more,
});
const found = {
  items: [
    suggestion('event', 'e1', '海風音樂會', {
      label: '主題派對',
      city: 'taipei',
      date: '2026-12-05',
    }),
    suggestion('performer', 'p1', '海風樂團', { label: 'band' }),
    suggestion('spot', 's1', '海風生咖', { label: '海風樂團' }),
    suggestion('product', 'g1', '海風毛巾', { label: '海風樂團', performer_id: 'p1' }),
  ],
  match: 'exact',
  suggestions: [],
};

function renderOpener(functions: FakeFunctions = {}, isMember = false) {
  return renderInShell(
    <>
      <input aria-label="別的欄位" />
      <SearchOpener />
    </>,
    {
      at: '/events',
      texts: { shell: texts },
      services: {
        session: createFakeSession(isMember ? createFakeAccount() : null),
        backend: createFakeBackend({ search_suggestions: () => ({ data: found }), ...functions }),
      },
    },
  );
}
const field = () => screen.findByRole('combobox', { name: '關鍵字' });
const dialog = () => screen.queryByRole('dialog', { name: '搜尋全站' });

describe('opening', () => {
  it.each([
    ['Meta+K', { key: 'k', metaKey: true }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Ctrl+K with capitals', { key: 'K', ctrlKey: true }],
    ['/', { key: '/' }],
  ])('%s opens it, with the focus in its field', async (_name, key) => {
    renderOpener();
    fireEvent.keyDown(document.body, key);
    expect(await field()).toHaveFocus();
  });

  it.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ])('%s does nothing while somebody types', (_name, key) => {
    renderOpener();
    fireEvent.keyDown(screen.getByLabelText('別的欄位'), key);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['k alone', { key: 'k' }],
    ['Ctrl+Shift+K, which is the browser’s', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
  ])('%s does nothing', (_name, key) => {
    renderOpener();
    fireEvent.keyDown(document.body, key);
    expect(dialog()).toBeNull();
  });

  it('opens by its button, and by / no more once that is switched off', async () => {
    renderOpener();
    await userEvent.click(screen.getByRole('button', { name: '搜尋全站' }));
    await userEvent.click(await screen.findByRole('switch', { name: /按「\/」開啟搜尋/ }));
    await userEvent.click(screen.getByRole('button', { name: '關閉' }));
    fireEvent.keyDown(document.body, { key: '/' });
    expect(dialog()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await field()).toHaveFocus();
  });
});

describe('suggestions', () => {
  async function typeInto(words: string, functions: FakeFunctions = {}, isMember = false) {
    const rendered = renderOpener(functions, isMember);
    fireEvent.keyDown(document.body, { key: '/' });
    // At once: where typing takes long, half a word is asked about as well, and answered meanwhile.
    fireEvent.change(await field(), { target: { value: words } });
    return rendered;
  }

  it('come as one types, by kind, with what tells them apart', async () => {
    await typeInto('海風');
    const list = await screen.findByRole('listbox', { name: '搜尋建議' });
    expect(
      await within(list).findByRole('option', { name: '海風音樂會 2026/12/05(六)・台北' }),
    ).toBeInTheDocument();
    expect(
      within(within(list).getByRole('group', { name: '表演者' })).getByRole('option'),
    ).toHaveTextContent('海風樂團樂團');
    expect(await screen.findByText('5 個建議，用上下鍵選擇')).toHaveAttribute('role', 'status');
  });

  it('are walked through with the arrow keys and opened with Enter; the focus stays', async () => {
    const { currentUrl } = await typeInto('海風');
    await screen.findByRole('option', { name: /海風音樂會/ });
    const box = await field();
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { name: /^海風樂團/ });
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', option.id);
    expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(currentUrl()).toBe('/performers/p1');
    expect(dialog()).toBeNull();
  });

  it('keep the line that somebody is on when more is found', async () => {
    const answers = new Map<string, (answer: { data: unknown }) => void>();
    const { currentUrl } = await typeInto('海', {
      search_suggestions: ({ p_query }) =>
        p_query === '海'
          ? { data: found }
          : new Promise((resolve) => answers.set(String(p_query), resolve)),
    });
    await screen.findByRole('option', { name: /海風音樂會/ });
    await userEvent.type(await field(), '風');
    await waitFor(() => expect(answers.has('海風')).toBe(true));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const isOn = (name: RegExp) => screen.getByRole('option', { name, selected: true });
    expect(isOn(/^海風樂團/)).toBeVisible();
    const [, ...others] = found.items;
    const items = [
      suggestion('event', 'e2', '海風季'),
      suggestion('event', 'e3', '海風祭'),
      ...others,
    ];
    act(() => answers.get('海風')?.({ data: { ...found, items } }));
    expect(await screen.findByRole('option', { name: /海風祭/ })).toBeVisible();
    expect(isOn(/^海風樂團/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(currentUrl()).toBe('/performers/p1');
  });

  it('go round: up from the field is the last one', async () => {
    const { currentUrl } = await typeInto('海風');
    await screen.findByRole('option', { name: /海風音樂會/ });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(currentUrl()).toBe('/performers/p1/products/g1');
  });

  it('do not stand in the way of the search itself', async () => {
    const { currentUrl } = await typeInto('海風');
    await userEvent.keyboard('{Enter}');
    expect(currentUrl()).toBe('/search?q=%E6%B5%B7%E9%A2%A8');
  });

  it('open with a press', async () => {
    const { currentUrl } = await typeInto('海風');
    await userEvent.click(await screen.findByRole('option', { name: /海風生咖/ }));
    expect(currentUrl()).toBe('/support-map?spot=s1');
  });

  it('are asked for once typing rests, not for every character', async () => {
    const ask = jest.fn(() => ({ data: found }));
    renderOpener({ search_suggestions: ask });
    fireEvent.keyDown(document.body, { key: '/' });
    const box = await field();
    for (const value of ['海', '海風', '海風音樂']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(ask).toHaveBeenCalledWith({ p_query: '海風音樂' }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('name what was probably meant', async () => {
    const near = { items: [found.items[0]], match: 'near', suggestions: ['海風'] };
    const { currentUrl } = await typeInto('海鋒', { search_suggestions: () => ({ data: near }) });
    expect(await screen.findByText('沒有完全符合的名稱，以上是相近的結果。')).toBeInTheDocument();
    const meant = screen.getByRole('group', { name: '你是不是要找' });
    await userEvent.click(within(meant).getByRole('option', { name: '海風' }));
    expect(currentUrl()).toBe('/search?q=%E6%B5%B7%E9%A2%A8');
  });

  it('that fail leave the search as it is', async () => {
    await typeInto('海風', { search_suggestions: () => ({ code: 'UNKNOWN' }) });
    expect(await screen.findByText('暫時無法載入建議，按 Enter 直接搜尋。')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '搜尋「海風」' })).toBeInTheDocument();
  });
});

describe('recent searches', () => {
  it('stand there before anything is typed, and are cleared in one press', async () => {
    localStorage.setItem('spotlight.searches', '["生咖","快閃"]');
    renderOpener();
    fireEvent.keyDown(document.body, { key: '/' });
    const recent = await screen.findByRole('group', { name: '最近搜尋' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map((line) => line.textContent),
    ).toEqual(['生咖', '快閃']);
    await userEvent.click(screen.getByRole('button', { name: '清除搜尋紀錄' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.getItem('spotlight.searches')).toBeNull();
  });

  it('of a member are apart from those of a visitor', async () => {
    localStorage.setItem('spotlight.searches', '["訪客找過的"]');
    localStorage.setItem('spotlight.private.searches', '["會員找過的"]');
    renderOpener({}, true);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(await screen.findByRole('option', { name: '會員找過的' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: '訪客找過的' })).toBeNull();
  });
});
