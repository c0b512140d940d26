import { screen } from '@testing-library/react';
import { renderInShell } from '../contract/testing';
import { useTexts, type TextsNamed, type Translate } from './i18n';

const cart = {
  cart: { title: '購物車', left_other: '還有 {{count}} 件', reason: { gone: '已下架' } },
};
const order = { order: { title: '訂單' } };
const named = 'events' as TextsNamed<{ card: { hot: string } }>;

type Given = Translate<typeof cart | typeof order | typeof named>;

/** Shows what `ask` is answered by the three sources together. */
function answerTo(ask: (t: Given) => string): string {
  const Screen = () => <p data-testid="answer">{ask(useTexts(cart, order, named))}</p>;
  renderInShell(<Screen />, { texts: { events: { card: { hot: '熱門' } } } });
  return screen.getByTestId('answer').textContent;
}

test.each<[string, (t: Given) => string]>([
  ['購物車', (t) => t('cart.title')],
  ['訂單', (t) => t('order.title')],
  ['熱門', (t) => t('card.hot')],
  ['還有 3 件', (t) => t('cart.left', { count: 3 })],
  ['已下架', (t) => t('cart.reason.gone', { defaultValue: '' })],
  ['賣完', (t) => t('cart.reason.unheard', { defaultValue: '賣完' })],
])('%s', (text, ask) => {
  expect(answerTo(ask)).toBe(text);
});

test('two files may use the same names', () => {
  const [one, two] = [{ title: '一' }, { title: '二' }];
  const Screen = () => {
    const first = useTexts(one);
    const second = useTexts(two);
    return <p>{first('title') + second('title')}</p>;
  };
  renderInShell(<Screen />);
  expect(screen.getByText('一二')).toBeInTheDocument();
});

test('what is no text is no key', () => {
  const check = (t: Given) => [
    // @ts-expect-error a typo
    t('cart.titel'),
    // @ts-expect-error a group is no text
    t('cart.reason'),
    // @ts-expect-error a name that holds texts of another file
    t('events.card.hot'),
    // @ts-expect-error what only the server knows lies in a group, and has a text to fall back on
    t(`cart.raeson.${'x' as string}`, { defaultValue: '' }),
    // @ts-expect-error no text to fall back on
    t(`cart.reason.${'x' as string}`),
  ];
  // The compiler is the test; this says that it was not skipped.
  expect(check((key: string) => key as never)).toContain('cart.titel');
});
