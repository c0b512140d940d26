import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../stack/project-root';

/** Faults that were proved once have their number in the sentence of the test that keeps them out. */
it('has a test for each of the thirty-one faults, by its number', async () => {
  const folder = path.join(projectRoot, 'supabase/tests/second-reading');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(/['"`](\d{1,2})(?::| ·) [^'"`\n]{4}/g)].map(([, number]) => Number(number)),
  );
  const missing = Array.from({ length: 31 }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  );
  expect(missing).toEqual([]);
});
