import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import type { RefundQuote as Quote } from '@spotlight/shared/orders/schema';
import { formatPrice } from '@spotlight/shared/format';
import {
  Button,
  InfoIcon,
  Notice,
  Skeleton,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { styled } from 'styled-components';
import refundTexts from '../../locales/refund.zh-TW.json';

const Box = styled.dl`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    font-size: var(--text-14);
  }
  & > [data-amount] {
    font-size: var(--text-16);
    font-weight: var(--weight-bold);
  }
  & > [data-amount] dd {
    font-size: var(--text-22);
  }
`;

export interface RefundQuoteProps {
  query: UseQueryResult<Quote>;
  hasNothingChosen: boolean;
}

/** How much comes back and what is withheld, or why nothing does. Read out when it changes. */
export function RefundQuote({ query, hasNothingChosen }: RefundQuoteProps) {
  const t = useTexts(refundTexts);
  const tOrders = useTexts(orderStateTexts);
  const errorText = useErrorText();
  if (hasNothingChosen) return <Notice icon={<InfoIcon />}>{t('refund.nothingChosen')}</Notice>;
  if (query.isError) {
    return (
      <Notice tone="danger" icon={<WarningIcon />} title={t('refund.quoteFailed')}>
        {errorText(query.error)}{' '}
        <Button variant="text" size="sm" onClick={() => void query.refetch()}>
          {t('refund.retry')}
        </Button>
      </Notice>
    );
  }
  if (!query.data) return <Skeleton height={76} />;
  const { allowed, amount, fee, reason } = query.data;
  if (!allowed) {
    return (
      <Notice tone="warning" icon={<WarningIcon />} title={t('refund.refused')}>
        {t(`refund.reasons.${reason}`, {
          defaultValue: tOrders(`refundReason.${reason}`, {
            defaultValue: t('refund.reasonUnknown'),
          }),
        })}
      </Notice>
    );
  }
  return (
    <Box aria-live="polite">
      <div data-amount="">
        <dt>{t('refund.amount')}</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
      <div>
        <dt>{t('refund.fee')}</dt>
        <dd>{formatPrice(fee)}</dd>
      </div>
    </Box>
  );
}
