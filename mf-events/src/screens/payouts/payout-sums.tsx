import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { useSettlements } from '../../data/settlement/settlement.queries';
import payoutsTexts from '../../locales/payouts.zh-TW.json';
import { PayoutFigures } from './payout-figures';

const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  padding: 16px;
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** The sums of everything that is listed, and how the money comes to the organizer. */
export function PayoutSums({ query }: { query: ReturnType<typeof useSettlements> }) {
  const t = useTexts(payoutsTexts);
  return (
    <Box as="section" aria-label={t('payouts.sums')}>
      <PayoutFigures sums={query.data?.sums ?? null} isPending={query.isPending} />
      <p>{t('payouts.help')}</p>
    </Box>
  );
}
