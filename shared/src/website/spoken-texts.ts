import { languageSpoken } from '../format/in-force';

/** Texts of the back office by key, as the database answers them: in Chinese, and what there is of them in English. */
export interface WrittenTexts<Texts> {
  texts: Texts;
  /** Absent before the database knew of English. */
  textsEn?: Texts | undefined;
}

/** The same answer with the texts of the language that is spoken; what was not said in it, the page says itself. */
export const inSpokenTexts = <Answer extends WrittenTexts<Answer['texts']>>({
  textsEn,
  ...answer
}: Answer): Omit<Answer, 'textsEn'> =>
  languageSpoken() === 'en' ? { ...answer, texts: textsEn ?? {} } : answer;
