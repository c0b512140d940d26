import { cutText, firstLetter } from './letters';

const family = '👨‍👩‍👧';
const variant = '葛\u{E0100}';

test.each([
  ['林芷晴', '林'],
  ['𠮷田', '𠮷'],
  ['🌟星', '🌟'],
  [`${family}家`, family],
  ['🇹🇼隊', '🇹🇼'],
  ['e\u0301lise', 'e\u0301'],
  [`${variant}城`, variant],
  [' 林', '林'],
  ['', ''],
])('the first letter of %s is %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

test('what is cut ends with a whole letter', () => {
  expect(cutText(`a${family}𠮷b`, 2)).toBe(`a${family}`);
  expect(cutText('🌟🌟', 5)).toBe('🌟🌟');
});
