import { formatDate, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, ConfirmDialog, SelectField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MatchedLine } from '../../data/bank-statement/bank-statement.rules';
import type { PaymentMatch } from '../../data/bank-statement/bank-statement.schema';
import bankTexts from '../../locales/bank.zh-TW.json';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;
  & > p {
    font-size: var(--text-14);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: var(--ink-3);
`;

const Fault = styled.p`
  color: var(--danger-ink);
`;

const tones = { sure: 'success', unsure: 'warning', none: 'neutral', used: 'info' } as const;

function stateOf({ usedFor, matches }: MatchedLine, sure: PaymentMatch | null) {
  if (usedFor) return 'used';
  if (sure) return 'sure';
  return matches.length > 0 ? 'unsure' : 'none';
}

export interface BankLineProps {
  one: MatchedLine;
  sure: PaymentMatch | null;
  /** Why it was not confirmed. */
  fault: string | undefined;
  /** Confirms it, and answers what a toast says. */
  onTake: (match: PaymentMatch) => Promise<string>;
}

/** One transfer that came in, and the payment that it is, or may be. */
export function BankLine({ one, sure, fault, onTake }: BankLineProps) {
  const t = useTexts(bankTexts);
  const [picked, setPicked] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { line, usedFor, matches } = one;
  const state = stateOf(one, sure);
  const keyOf = ({ orderIds }: PaymentMatch) => orderIds.join();
  const chosen = sure ?? matches.find((match) => keyOf(match) === picked);
  const said = ({ orderNos, buyerName, last5 }: PaymentMatch) =>
    t('forOrders', { orders: orderNos.join('、'), name: buyerName, last5 });
  const words = { date: formatDate(line.bookedOn), amount: formatPrice(line.amount) };
  return (
    <Line>
      <Head>
        <time dateTime={line.bookedOn}>{words.date}</time>
        <strong>{words.amount}</strong>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </Head>
      <Small>{line.text.split('|').filter(Boolean).join('・')}</Small>
      {usedFor && <p>{t('usedFor', { orders: usedFor.join('、') })}</p>}
      {state === 'none' && <p>{t('noMatch')}</p>}
      {sure && <p>{said(sure)}</p>}
      {state === 'unsure' && (
        <SelectField
          label={t('choose')}
          options={[
            { value: '', label: t('chooseFirst') },
            ...matches.map((match) => ({
              value: keyOf(match),
              label: match.hasDigits ? said(match) : t('otherDigits', { line: said(match) }),
            })),
          ]}
          value={picked}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
      )}
      {fault && !usedFor && <Fault role="alert">{fault}</Fault>}
      {!usedFor && matches.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('confirmOf', words)}
          disabled={!chosen}
          onClick={() => setAsking(true)}
        >
          {t('confirm')}
        </Button>
      )}
      {isAsking && chosen && (
        <ConfirmDialog
          tone="primary"
          title={t('confirmTitle')}
          body={t('confirmBody', {
            ...words,
            orders: chosen.orderNos.join('、'),
            name: chosen.buyerName,
          })}
          confirmLabel={t('confirm')}
          onConfirm={() => onTake(chosen)}
          onClose={() => setAsking(false)}
        />
      )}
    </Line>
  );
}
