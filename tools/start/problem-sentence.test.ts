import { StartProblem } from '../../supabase/stack/problem';
import { problemSentence } from './problem-sentence';

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each<[what: string, error: unknown, sentence: RegExp]>([
  ['a problem that names its mend', new StartProblem('Do this.'), /^Do this\.$/],
  ['a full disk', coded('ENOSPC'), /^The disk is full: free some space where \/data is/],
  [
    'a full disk, as PostgreSQL puts it',
    new Error('initdb ended with code 1:\nFATAL: could not write: No space left on device'),
    /^The disk is full/,
  ],
  [
    'a full disk behind another error',
    new Error('publish', { cause: coded('ENOSPC') }),
    /^The disk/,
  ],
  ['a folder of somebody else', coded('EACCES'), /^This user may not write in \/data/],
  ['a read-only file system', coded('EROFS'), /^This user may not write in \/data/],
])('%s gets one sentence', async (_what, error, sentence) => {
  const text = (await problemSentence(error, '/data')) ?? '';
  expect(text).toMatch(sentence);
  expect(text.split('\n')).toHaveLength(1);
});

test('a fault of ours gets none, and so keeps its stack trace', async () => {
  expect(await problemSentence(new TypeError('x is not a function'), '/data')).toBeNull();
});
