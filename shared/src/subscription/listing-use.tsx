import { Part } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import subscriptionTexts from '../locales/subscription.zh-TW.json';
import type { Audience } from './subscription.schema';

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
  audience: Audience;
  used: number;
  /** `null`: any number. */
  most: number | null;
}

/** How much is listed (events of performers, pages of venues), against how much the plans of the owner allow. */
export function ListingUse({ audience, used, most }: ListingUseProps) {
  const t = useTexts(subscriptionTexts);
  const labelId = useId();
  const isFull = most !== null && used >= most;
  return (
    <Part as="section">
      <h2>{t('subscription.use')}</h2>
      <Row>
        <div>
          <strong id={labelId}>{t(`subscription.listings.${audience}`)}</strong>
          <span>
            {most === null
              ? t(`subscription.usedOpen.${audience}`, { used })
              : t(`subscription.used.${audience}`, { used, most })}
          </span>
        </div>
        {most !== null && (
          <Gauge $isFull={isFull} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (used / Math.max(most, 1)) * 100)}%` }} />
          </Gauge>
        )}
        {isFull && (
          <p>
            {t(used > (most ?? 0) ? `subscription.useOver.${audience}` : 'subscription.useFull')}
          </p>
        )}
      </Row>
      <p>{t(`subscription.useNote.${audience}`)}</p>
    </Part>
  );
}
