import { speaking } from '@spotlight/shared/format';
import labelsInEnglish from '../locales/labels.en.json';
import labels from '../locales/labels.zh-TW.json';
import { inSpokenTexts } from './spoken-texts';

const english = <Said>(speak: () => Said) => speaking(new Map([[labels, labelsInEnglish]]), speak);
const answer = { texts: { title: '光' }, textsEn: { title: 'Light' }, banners: [] };

it('says the texts of the language that is spoken', () => {
  expect(inSpokenTexts(answer)).toEqual(answer);
  expect(english(() => inSpokenTexts(answer))).toEqual({ ...answer, texts: answer.textsEn });
});

it('says nothing in English where the database knows of none, so that the page does', () => {
  const { texts } = answer;
  expect(english(() => inSpokenTexts({ texts }))).toEqual({ texts: {} });
});
