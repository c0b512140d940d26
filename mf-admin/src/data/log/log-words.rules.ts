import wordTexts from '../../locales/record-words.zh-TW.json';

/** What a list of words says for a name of the server; one that it does not have stays as it is. */
const nameIn = (list: Readonly<Record<string, string>>, name: string): string => list[name] ?? name;

/** What a mail was about. */
export const mailKindText = (kind: string): string =>
  nameIn(wordTexts.mailAbout, kind.split('.')[0] ?? kind);

/** Why a mail was given up: a reason of this site in words, that of a mail server as it gave it. */
export const mailFaultText = (error: string | null): string | null =>
  error && nameIn(wordTexts.mailFaults, error);

/** What is wrong with a module. */
export const faultKindText = (kind: string): string => nameIn(wordTexts.faultKinds, kind);

/** What happened. */
export const securityActionText = (action: string): string =>
  nameIn(wordTexts.securityActions, action);

/** What it happened to. */
export const securityAboutText = (type: string): string => nameIn(wordTexts.securityAbout, type);
