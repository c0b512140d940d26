import type { EventCategory } from '../artwork-request';
import { renderEventPoster } from './event-poster';
import { MOTIFS } from './motifs';

const CATEGORIES = Object.keys(MOTIFS) as EventCategory[];
const ids = Array.from({ length: 48 }, (_, index) => `event-${index}`);
const spec = { title: '燈海排練日：手燈教學', line: 'LIGHT STICK DAY' };

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

test('the same id gives the same poster, another id another one', () => {
  const poster = (id: string) => renderEventPoster({ ...spec, id, category: '主題展' });
  expect(poster('a')).toBe(poster('a'));
  expect(new Set(ids.map(poster)).size).toBe(ids.length);
});

test('of two categories, most ids get two different motifs', () => {
  const draw = (category: EventCategory) =>
    ids.map((id) => renderEventPoster({ ...spec, id, category, showWords: false }));
  const pictures = CATEGORIES.map(draw);
  pictures.forEach((some, index) => {
    for (const others of pictures.slice(index + 1)) {
      const shared = some.filter((picture, which) => picture === others[which]);
      expect(shared.length).toBeLessThan(ids.length / 2);
    }
  });
});

test.each(CATEGORIES)('%s: every poster is valid, complete and under 12 kB', (category) => {
  for (const id of ids) {
    const svg = renderEventPoster({ ...spec, id, category });
    expect(Buffer.byteLength(svg)).toBeLessThan(12_288);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const picture = parse(svg);
    expect(picture.querySelector('parsererror')).toBeNull();
    expect(picture.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    for (const [, paint] of svg.matchAll(/url\(#(\w+)\)/g)) {
      expect(picture.getElementById(paint ?? '')).not.toBeNull();
    }
  }
});

test.each(CATEGORIES)('%s can be drawn in every mood', (category) => {
  const moods = new Set(MOTIFS[category].flatMap((motif) => motif.moods));
  expect(moods).toEqual(new Set(['night', 'vivid', 'paper']));
});

test('a title cannot leave its place', () => {
  const title = `</title><script>alert("1")</script> & 'x'\u0000`;
  for (const id of ids) {
    const picture = parse(renderEventPoster({ id, title, category: '主題展', line: '<b>&"' }));
    expect(picture.querySelector('parsererror, script, title, b')).toBeNull();
    expect(picture.querySelector('.w')?.textContent).toContain('<script>');
  }
});

test('words are there unless they are not wanted, and hide in a thumbnail', () => {
  const drawn = renderEventPoster({ ...spec, id: 'a', category: '主題展' });
  expect(drawn).toContain("<style media='(max-width:119px)'>.w{display:none}</style>");
  expect(parse(drawn).querySelector('.w')?.textContent).toContain('LIGHT STICK DAY');
  const bare = renderEventPoster({ ...spec, id: 'a', category: '主題展', showWords: false });
  expect(parse(bare).querySelector('.w')).toBeNull();
});

test('a Latin name behind the title serves as the line above it', () => {
  const svg = renderEventPoster({ id: 'a', title: '跨年 COUNTDOWN', category: '大型派對' });
  const words = Array.from(
    parse(svg).querySelectorAll('.w text'),
    ({ textContent }) => textContent,
  );
  expect(words.toSorted()).toEqual(['COUNTDOWN', '跨年']);
});

test('an unknown category still gets a poster', () => {
  expect(renderEventPoster({ ...spec, id: 'a', category: '讀書會' })).toMatch(/^<svg/);
});
