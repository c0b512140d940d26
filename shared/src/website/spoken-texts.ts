import { languageSpoken } from '@spotlight/shared/format';

/** Texts of the back office by key, as the database answers them: in Chinese, and what there is of them in English. */
interface WrittenTexts {
  texts: object;
  /** Absent before the database knew of English. */
  textsEn?: object | undefined;
}

/** The same answer with the texts of the language that is spoken; what was not said in it, the page says itself. */
export const inSpokenTexts = <Answer extends WrittenTexts>(answer: Answer): Answer =>
  languageSpoken() === 'en' ? { ...answer, texts: answer.textsEn ?? {} } : answer;
