import { withWord } from './words.rules';

test('a word is taken once, without the blanks around it', () => {
  expect(withWord(['wifi'], '  拍貼機 ')).toEqual(['wifi', '拍貼機']);
  expect(withWord(['拍貼機'], '拍貼機')).toEqual(['拍貼機']);
  expect(withWord([], '   ')).toEqual([]);
});
