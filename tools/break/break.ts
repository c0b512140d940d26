/** Who has to notice that something is broken. The paths of tests stand here and nowhere else. */
export interface Catcher {
  /** `jest` and `playwright` name a file of tests, `script` a script of the root package. */
  kind: 'jest' | 'playwright' | 'script';
  target: string;
  /** Part of the name of the test that fails; of a script, part of what it complains with. */
  says: string;
  /** What the test fails with, where that is no expectation of its own. */
  failsWith?: string | undefined;
}

/** Something that would hurt somebody, as a change of one place. */
export interface Break {
  /** What is the matter then, as a sentence. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  broken: string;
  caughtBy: Catcher;
}

export const unit = (target: string, says: string, failsWith?: string): Catcher => ({
  kind: 'jest',
  target,
  says,
  failsWith,
});
export const browser = (spec: string, says: string): Catcher => ({
  kind: 'playwright',
  target: `e2e/${spec}`,
  says,
});
export const script = (target: string, says: string): Catcher => ({ kind: 'script', target, says });

/** Whether only the long run asks it. */
export const isLong = ({ target }: Catcher): boolean => /\.long\.(test|spec)\.tsx?$/.test(target);

/**
 * The source with the break in it.
 * @throws Error when the text is not there exactly once: then the list has to follow the source
 */
export function applied({ name, file, text, broken }: Break, source: string): string {
  const count = source.split(text).length - 1;
  if (count === 1) return source.replace(text, () => broken);
  throw new Error(
    `"${name}" wants to change a text that stands ${count} times in ${file}, not once. Has it moved? Mend tools/break/list.\n${text}`,
  );
}
