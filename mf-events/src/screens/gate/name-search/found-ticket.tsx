import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { GateTicket } from '../../../data/gate/gate-search.queries';
import gateNamesTexts from '../../../locales/gate-names.zh-TW.json';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 64px;
  padding-block: 8px;
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

/** A ticket that fits what was asked for; one that is inside says since when. */
export function FoundTicket({ ticket, onChoose }: { ticket: GateTicket; onChoose: () => void }) {
  const t = useTexts(gateNamesTexts);
  const { holderName: holder, buyerName: buyer, checkedInAt: insideSince } = ticket;
  return (
    <Row>
      <div>
        <strong>{holder}</strong>
        <small>
          {[ticket.ticketTypeName, ticket.ticketNo].join('・')}
          {buyer !== holder && `・${t('gateNames.buyer', { name: buyer })}`}
        </small>
        {insideSince && (
          <small>{t('gateNames.insideSince', { moment: formatMoment(insideSince) })}</small>
        )}
      </div>
      {ticket.status === 'valid' ? (
        <Button
          size="sm"
          aria-label={t('gateNames.letInNamed', { name: holder, number: ticket.ticketNo })}
          onClick={onChoose}
        >
          {t('gateNames.letIn')}
        </Button>
      ) : (
        <Badge tone="warning">{t(`gateNames.status.${ticket.status}`)}</Badge>
      )}
    </Row>
  );
}
