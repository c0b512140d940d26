import { parseProse } from './prose.rules';

it('tells paragraphs from lists', () => {
  expect(parseProse('前言：\n\n・一\n・二\n結語')).toEqual([
    { kind: 'paragraph', text: '前言：' },
    { kind: 'list', items: ['一', '二'] },
    { kind: 'paragraph', text: '結語' },
  ]);
});

it('makes nothing of nothing', () => {
  expect(parseProse('')).toEqual([]);
});
