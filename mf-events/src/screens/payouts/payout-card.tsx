import type { Settlement } from '../../data/settlement/settlement.schema';
import { formatDate, formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, ButtonLink, Panel, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import payoutsTexts from '../../locales/payouts.zh-TW.json';
import { publishedEventPath, statementPath } from '../../paths';
import { PayoutFigures } from './payout-figures';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  & > div {
    min-width: 0;
  }
  & h3 {
    font-size: var(--text-18);
    line-height: var(--leading-title);
    overflow-wrap: anywhere;
  }
`;

const Notes = styled.div`
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const tones: Record<Settlement['state'], BadgeTone> = {
  open: 'neutral',
  waiting: 'warning',
  ready: 'info',
  settled: 'success',
};

/** The statement of one event. */
export function PayoutCard({ settlement }: { settlement: Settlement }) {
  const t = useTexts(payoutsTexts);
  const id = useId();
  const { eventId, state } = settlement;
  return (
    <Card aria-labelledby={`${id}-title`}>
      <Row>
        <div>
          <h3 id={`${id}-title`}>{settlement.title}</h3>
          <Notes>
            {t('payouts.facts', { date: formatDate(settlement.date), count: settlement.orders })}
          </Notes>
        </div>
        <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>
      </Row>
      <PayoutFigures sums={settlement} />
      <Row>
        <Notes>
          {notesOf(settlement).map((note) => (
            <p key={note.key}>{t(`payouts.note.${note.key}`, note.values)}</p>
          ))}
        </Notes>
        <Actions>
          <ButtonLink
            id={`${id}-statement`}
            aria-labelledby={`${id}-statement ${id}-title`}
            to={statementPath(eventId)}
            variant="plain"
            size="sm"
          >
            {t('payouts.statement')}
          </ButtonLink>
          <ButtonLink
            id={`${id}-orders`}
            aria-labelledby={`${id}-orders ${id}-title`}
            to={publishedEventPath(eventId, 'orders')}
            variant="outline"
            size="sm"
          >
            {t('payouts.orders')}
          </ButtonLink>
        </Actions>
      </Row>
    </Card>
  );
}

/** What there is to know besides the sums. */
type Note = keyof (typeof payoutsTexts)['payouts']['note'];

function notesOf(settlement: Settlement): { key: Note; values: Record<string, string> }[] {
  const { no, state, refunding, gross, received, payout, reference, settledAt } = settlement;
  const note = (key: Note, values: Record<string, string> = {}) => ({ key, values });
  return [
    ...(no > 1 ? [note('later', { no: String(no) })] : []),
    ...(received > 0 && received === gross ? [note('allReceived')] : []),
    ...(received > 0 && received < gross
      ? [note('received', { amount: formatPrice(received) })]
      : []),
    ...(payout > 0 && state !== 'settled' ? [note('payout', { amount: formatPrice(payout) })] : []),
    ...(refunding > 0 ? [note('refunding', { amount: formatPrice(refunding) })] : []),
    ...(state === 'waiting' && refunding === 0 ? [note('review')] : []),
    ...(settledAt ? [note('settled', { moment: formatMoment(settledAt) })] : []),
    ...(reference ? [note('reference', { reference })] : []),
  ];
}
