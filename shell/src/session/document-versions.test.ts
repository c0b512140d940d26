import english from '../locales/info.en.json';
import chinese from '../locales/info.zh-TW.json';
import { documentVersions } from './document-versions';

it.each([
  ['zh-TW', chinese],
  ['en', english],
])('are those of the texts that people read in %s', (_, { terms, privacy }) => {
  expect({ terms: terms.version, privacy: privacy.version }).toEqual(documentVersions);
});
