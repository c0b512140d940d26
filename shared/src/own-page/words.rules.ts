/** What a list of words is after one more: nothing empty, nothing twice. */
export const withWord = (words: readonly string[], typed: string): string[] => {
  const word = typed.trim();
  return word === '' || words.includes(word) ? [...words] : [...words, word];
};
