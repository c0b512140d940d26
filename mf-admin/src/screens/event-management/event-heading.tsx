import { groupDigits } from '@spotlight/shared/format';
import { VisuallyHidden } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  & > h1 {
    font-size: var(--text-22);
    line-height: var(--leading-tight);
  }
  & > span {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    & > h1 {
      font-size: var(--text-28);
    }
  }
`;

/** Title with the number of events that are found; the number is read out when it changes. */
export function EventHeading({ total }: { total: number | undefined }) {
  const { t } = useTranslation('admin');
  const count = total === undefined ? undefined : groupDigits(total);
  return (
    <Row>
      <h1>{t('events.title')}</h1>
      {count && <span aria-hidden="true">{t('events.count', { count })}</span>}
      <VisuallyHidden role="status">{count && t('events.result', { count })}</VisuallyHidden>
    </Row>
  );
}
