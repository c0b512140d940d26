import type { Settlement } from '../../data/settlement/settlement.schema';
import { formatDate, formatMoment, formatPrice, serverNow } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import statementTexts from '../../locales/statement.zh-TW.json';
import { Facts } from './statement.styles';

export interface StatementFactsProps {
  settlement: Settlement;
  /** Whose event it is. */
  organizer: string;
}

type Fact =
  | 'organizer'
  | 'event'
  | 'number'
  | 'date'
  | 'state'
  | 'settledAt'
  | 'reference'
  | 'printedAt';

/** What the statement is of, and its sums. */
export function StatementFacts({ settlement, organizer }: StatementFactsProps) {
  const t = useTexts(statementTexts);
  const [printedAt] = useState(() => new Date(serverNow()).toISOString());
  const { settledAt, reference } = settlement;
  const amount = (sum: number) =>
    sum < 0 ? t('statement.below', { amount: formatPrice(-sum) }) : formatPrice(sum);
  const facts: (readonly [Fact, string | null])[] = [
    ['organizer', organizer],
    ['event', settlement.title],
    ['number', settlement.no > 1 ? String(settlement.no) : null],
    ['date', formatDate(settlement.date)],
    ['state', t(`statement.states.${settlement.state}`)],
    ['settledAt', settledAt && formatMoment(settledAt)],
    ['reference', reference],
    ['printedAt', formatMoment(printedAt)],
  ];
  const figures = [
    ['gross', settlement.gross],
    ['refunded', 0 - settlement.refunded],
    ['platformFee', 0 - settlement.platformFee],
    ['net', settlement.net],
    ['refunding', settlement.refunding],
    ['received', settlement.received],
    ['payout', settlement.payout],
  ] as const;
  return (
    <>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`statement.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Facts>
        {figures.map(([name, sum]) => (
          <div key={name} data-net={name === 'net' ? '' : undefined}>
            <dt>{t(`statement.figure.${name}`)}</dt>
            <dd>{amount(sum)}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}
