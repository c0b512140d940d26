import { cityLabel } from '@spotlight/shared/format/parts';
import { Tag } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Reason } from '../../data/recommendation/recommendation.schema';
import texts from '../../locales/recommendations.zh-TW.json';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

/** Why something is shown, in short words. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTexts(texts);
  return (
    <Row aria-label={t('why')}>
      {reasons.map(({ code, text }) => (
        <li key={code}>
          <Tag>
            {t(`reasons.${code}`, { text: code === 'city' ? cityLabel(text ?? '') : (text ?? '') })}
          </Tag>
        </li>
      ))}
    </Row>
  );
}
