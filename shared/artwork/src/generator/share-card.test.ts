import type { ShareCard } from '../share-card';
import { renderShareCard } from './share-card';

const card: ShareCard = {
  artwork: { kind: 'event', id: 'e1', title: '霓虹跨年派對', category: '大型派對' },
  title: '霓虹跨年派對',
  line: 'NEON COUNTDOWN 2027',
  when: '2026/12/31(四) 20:00',
  where: '高雄・駁岸三號倉庫',
  price: 'NT$1,200 起',
};

const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = '']) => words);

test('a card says who shares, what, when, where and how much', () => {
  expect(new Set(wordsOf(renderShareCard(card)))).toEqual(
    new Set(['聚光', card.line, '霓虹跨年派對', card.when, card.where, card.price]),
  );
  expect(renderShareCard(card)).toBe(renderShareCard({ ...card }));
});

test('a card in English is signed in English', () => {
  const words = wordsOf(renderShareCard(card, undefined, 'Spotlight'));
  expect(words).toContain('Spotlight');
  expect(words).not.toContain('聚光');
});

test('a card of another content is another picture', () => {
  const later = { ...card, when: '2027/01/01(五) 20:00' };
  expect(renderShareCard(later)).not.toBe(renderShareCard(card));
});

test('its own picture is shown instead of the artwork', () => {
  const svg = renderShareCard(card, 'data:image/jpeg;base64,AA==');
  expect(svg).toContain(`href='data:image/jpeg;base64,AA=='`);
  expect(svg).not.toContain("viewBox='0 0 640 360'");
});

test.each([
  ['event', { kind: 'event', id: 'a', title: '甲', category: '主題展' }],
  ['venue', { kind: 'venue', id: 'a', type: '酒吧' }],
  ['performer', { kind: 'performer', id: 'a', category: 'dj' }],
  ['avatar', { kind: 'avatar', id: 'a' }],
] as const)('definitions of the picture of an %s and of the card keep apart', (_, artwork) => {
  const ids = [...renderShareCard({ ...card, artwork }).matchAll(/ id='([^']+)'/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('what people wrote stays text, and what no font of text has is left out', () => {
  const svg = renderShareCard({ ...card, title: '<b>夜</b> 🎉 & "光"' });
  expect(svg).not.toContain('<b>');
  expect(svg).not.toContain('🎉');
});

test('a long title has a third line before it loses its end', () => {
  const title = 'The Midnight Harbour Electronic Music & Light Festival 2027';
  const words = wordsOf(renderShareCard({ ...card, title })).map((line) =>
    line.replace('&#38;', '&'),
  );
  expect(words.join(' ')).toContain(title);
  const tooLong = wordsOf(renderShareCard({ ...card, title: `${title} ${title}` }));
  expect(tooLong.filter((line) => line.endsWith('…'))).toHaveLength(1);
});

test('what stands beside the price does not run under it', () => {
  const where = 'Kaohsiung, Pier-2 Art Center';
  expect(wordsOf(renderShareCard({ ...card, where, price: 'Free' }))).toContain(where);
  const beside = wordsOf(renderShareCard({ ...card, where, price: 'Price to be confirmed' }));
  expect(beside).not.toContain(where);
});

test('a title of any length keeps within its column', () => {
  const long = '從傍晚到天亮的海邊電子音樂與城市燈光祭典第十二屆加演場'.repeat(2);
  const title = wordsOf(renderShareCard({ ...card, title: long })).find((words) =>
    words.startsWith('從'),
  );
  const lines = wordsOf(renderShareCard({ ...card, title: long }));
  expect(lines.some((words) => words.endsWith('…'))).toBe(true);
  expect(title?.length).toBeLessThanOrEqual(14);
});
