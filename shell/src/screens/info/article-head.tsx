import { usePageMeta } from '@spotlight/shared/contract';
import { fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import infoTexts from '../../locales/info.zh-TW.json';

/** Pages of the locale file that have a heading. */
type InfoPage = Exclude<keyof typeof infoTexts, 'updated' | 'contents'>;

const Title = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-36);
  }
`;

const Lead = styled.p`
  max-width: 40em;
  margin-top: 8px;
  color: var(--ink-2);
  white-space: pre-line;
`;

const Updated = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Heading and description of an information page; legal pages also tell their date and version. */
export function ArticleHead({ page, lead }: { page: InfoPage; lead?: string | undefined }) {
  const t = useTexts(infoTexts);
  const texts = infoTexts[page];
  usePageMeta({ description: t(`${page}.description`) });
  return (
    <header>
      <Title>{t(`${page}.title`)}</Title>
      <Lead>{lead ?? t(`${page}.lead`)}</Lead>
      {'version' in texts && <Updated>{t('updated', texts)}</Updated>}
    </header>
  );
}
