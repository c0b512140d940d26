const hanThenLatin = /^(.*\p{Script=Han}.*?)\s+([\p{Script=Latin}\d][^\p{Script=Han}]*)$/u;

/**
 * Splits a title such as 「霓虹跨年派對 NEON COUNTDOWN 2027」, whose Latin part reads better on its own
 * line. Other titles stay whole.
 */
export function splitTitle(title: string): [title: string, latin?: string] {
  const [, han, latin] = hanThenLatin.exec(title) ?? [];
  return han && latin ? [han, latin] : [title];
}
