import { render } from '@testing-library/react';
import { usePageMeta, type PageMeta } from './page-meta';

function Page(meta: PageMeta) {
  usePageMeta(meta);
  return null;
}
const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;
const cardOf = () => content('meta[name="share-card"]');

const card = {
  artwork: { kind: 'venue', id: 'v1', type: '酒吧' },
  title: '「夜」酒吧',
} as const;

test('a page says its title, its picture and what its share card shows', () => {
  render(<Page title="夜酒吧" image="/v1.jpg" card={card} />);
  expect(document.title).toBe('夜酒吧｜聚光 Spotlight');
  expect(content('meta[property="og:image"]')).toBe('http://localhost/v1.jpg');
  expect(JSON.parse(cardOf() ?? '')).toEqual(card);
});

test('the card of the page before does not stay with a page that has none', () => {
  const { rerender } = render(<Page title="夜酒吧" card={card} />);
  expect(cardOf()).not.toBeNull();
  rerender(<Page title="載入中" />);
  expect(cardOf()).toBeNull();
});
