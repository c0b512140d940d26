import { Container, Panel, StageBand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  chineseKeyOf,
  chineseKeys,
  isEnglish,
  type SiteTexts,
  type TextKey,
} from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { PartTitle } from '../../room/records.styles';
import { HeroPreview } from './hero-preview';
import { PreviewFrames } from './preview-frames';

const Centred = styled(Container)`
  max-width: 720px;
  padding-block: 48px;
  color: var(--ink-2);
  text-align: center;
  white-space: pre-line;
`;

const Article = styled(Container)`
  padding-block: 48px;
  white-space: pre-line;
  & > h1 {
    margin-bottom: 8px;
    font-size: var(--text-28);
  }
  & > p {
    max-width: 40em;
    color: var(--ink-2);
  }
`;

const Footer = styled.footer`
  padding: 32px 0;
  border-top: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-3);
  font-size: var(--text-14);
  & p + p {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
  & p {
    white-space: pre-line;
  }
`;

const Offers = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 16px;
  padding-block: 32px;
  & p {
    font-weight: var(--weight-bold);
  }
`;

interface TextsPreviewProps {
  texts: SiteTexts;
  /** The text that is being written: its place is shown. */
  shown: TextKey;
}

/** The place where a text is seen, with what was typed so far. */
export function TextsPreview({ texts, shown }: TextsPreviewProps) {
  const t = useTexts(contentTexts);
  return (
    <section aria-label={t('preview.title')}>
      <PartTitle as="h2">
        {t('preview.of', { place: t(`texts.places.${chineseKeyOf(shown)}`) })}
      </PartTitle>
      <PreviewFrames>
        {placeOf(
          chineseKeyOf(shown),
          isEnglish(shown) ? inEnglish(texts) : texts,
          t('texts.artist'),
          t('texts.about'),
        )}
      </PreviewFrames>
    </section>
  );
}

/** The same places with the English texts in them. */
const inEnglish = (texts: SiteTexts) =>
  Object.fromEntries(chineseKeys.map((key) => [key, texts[`${key}En`]])) as PlacedTexts;

type PlacedTexts = Pick<SiteTexts, (typeof chineseKeys)[number]>;

function placeOf(shown: keyof PlacedTexts, texts: PlacedTexts, artist: string, about: string) {
  switch (shown) {
    case 'aboutDescription':
      return (
        <Article>
          <h1>{about}</h1>
          <p>{texts.aboutDescription}</p>
        </Article>
      );
    case 'footerContactInfo':
    case 'footerCopyright':
      return (
        <Footer>
          <Container>
            <p>{texts.footerContactInfo}</p>
            <p>{texts.footerCopyright}</p>
          </Container>
        </Footer>
      );
    case 'birthdayPrepareActivity':
    case 'birthdayGiftAd':
      return (
        <Offers>
          {[texts.birthdayPrepareActivity, texts.birthdayGiftAd].map((words) => (
            <Panel key={words}>
              <p>{words.replaceAll('{artistName}', artist)}</p>
            </Panel>
          ))}
        </Offers>
      );
    default:
      return (
        <>
          <StageBand>
            <HeroPreview title={texts.homepageTitle} lead={texts.homepageSubtitle} />
          </StageBand>
          <Centred>{texts.homepageDescription}</Centred>
        </>
      );
  }
}
