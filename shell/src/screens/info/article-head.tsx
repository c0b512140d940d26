import { usePageMeta } from '@spotlight/shared/contract';
import { fromTablet } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useInfoWords } from '../../i18n/info-words';

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
`;

const Updated = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Heading and description of an information page; legal pages also tell their date and version. */
export function ArticleHead({ page }: { page: string }) {
  const t = useInfoWords();
  const { i18n } = useTranslation('info');
  usePageMeta({ description: t(`${page}.description`) });
  return (
    <header>
      <Title>{t(`${page}.title`)}</Title>
      <Lead>{t(`${page}.lead`)}</Lead>
      {i18n.exists(`info:${page}.version`) && (
        <Updated>
          {t('updated', { date: t(`${page}.date`), version: t(`${page}.version`) })}
        </Updated>
      )}
    </header>
  );
}
