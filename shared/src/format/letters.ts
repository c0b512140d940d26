/** Letters as people see them: 𠮷, 👩‍🎤 and é are one each, however many units a string has for them. */
function* lettersOf(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) yield* text;
  else for (const { segment } of new Intl.Segmenter('zh-TW').segment(text)) yield segment;
}

/** The first letter of a name; '' of an empty one. */
export const firstLetter = (text: string): string => cutText(text.trim(), 1);

/** As many letters of a text as there is room for, none of them in halves. */
export function cutText(text: string, most: number): string {
  let [cut, letters] = ['', 0];
  for (const letter of lettersOf(text)) {
    if (letters++ === most) break;
    cut += letter;
  }
  return cut;
}
