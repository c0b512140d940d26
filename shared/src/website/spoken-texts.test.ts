import { speaking } from '../format/in-force';
import labelsInEnglish from '../locales/labels.en.json';
import labels from '../locales/labels.zh-TW.json';
import { inSpokenTexts } from './spoken-texts';

const english = <Said>(speak: () => Said) => speaking(new Map([[labels, labelsInEnglish]]), speak);
const answer = { texts: { title: '光' }, textsEn: { title: 'Light' }, banners: [] };

it('says the texts of the language that is spoken', () => {
  expect(inSpokenTexts(answer)).toEqual({ texts: { title: '光' }, banners: [] });
  expect(english(() => inSpokenTexts(answer))).toEqual({ texts: { title: 'Light' }, banners: [] });
});

it('says nothing in English where the database knows of none, so that the page does', () => {
  const { texts, banners } = answer;
  expect(english(() => inSpokenTexts<typeof answer>({ texts, banners } as typeof answer))).toEqual({
    texts: {},
    banners,
  });
});
