import { Part } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import subscriptionTexts from '../../locales/subscription.zh-TW.json';

const Row = styled.div`
  display: grid;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
  }
`;

const Gauge = styled.div<{ $isFull: boolean }>`
  height: 8px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--surface-3);
  & > span {
    display: block;
    height: 100%;
    background: var(--${({ $isFull }) => ($isFull ? 'amber' : 'accent')});
  }
`;

export interface ListingUseProps {
  used: number;
  /** `null`: any number. */
  most: number | null;
}

/** How many pages of venues are listed, against how many the plans of the owner allow. */
export function ListingUse({ used, most }: ListingUseProps) {
  const t = useTexts(subscriptionTexts);
  const labelId = useId();
  const isFull = most !== null && used >= most;
  return (
    <Part as="section">
      <h2>{t('subscription.use')}</h2>
      <Row>
        <div>
          <strong id={labelId}>{t('subscription.listings')}</strong>
          <span>
            {most === null
              ? t('subscription.usedOpen', { used })
              : t('subscription.used', { used, most })}
          </span>
        </div>
        {most !== null && (
          <Gauge $isFull={isFull} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (used / Math.max(most, 1)) * 100)}%` }} />
          </Gauge>
        )}
        {isFull && <p>{t(used > (most ?? 0) ? 'subscription.useOver' : 'subscription.useFull')}</p>}
      </Row>
      <p>{t('subscription.useNote')}</p>
    </Part>
  );
}
