import { formatMoment, formatPrice } from '@spotlight/shared/format';
import {
  CalendarIcon,
  FactRow,
  Notice,
  PageHeading,
  Panel,
  PinIcon,
  TicketIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Transfer } from '../../data/transfer/transfer.schema';
import { eventWhen } from '../../components/event-facts/event-when';
import transferTexts from '../../locales/transfer.zh-TW.json';
import { TakeForm } from './take-form';

const Offer = styled(Panel)`
  margin-top: 16px;
`;

export interface TransferOfferProps {
  transfer: Transfer;
  /** The token of the link, or the id of the offer. */
  reference: string;
}

/** What is offered, by whom, at what price; taking it needs the name that goes on the ticket. */
export function TransferOffer({ transfer, reference }: TransferOfferProps) {
  const t = useTexts(transferTexts);
  const { event, ticket, price } = transfer;
  return (
    <>
      <PageHeading title={t('transfer.offerTitle', { name: transfer.fromName })} />
      <Offer>
        <TakeForm by={reference === transfer.id ? { id: reference } : { token: reference }}>
          <strong>{event.title}</strong>
          <FactRow icon={<CalendarIcon size={18} />} isStrong>
            {eventWhen(event)}
          </FactRow>
          <FactRow icon={<PinIcon size={18} />}>{event.location}</FactRow>
          <FactRow icon={<TicketIcon size={18} />}>
            {t('transfer.ticketName', { name: ticket.ticketTypeName, number: ticket.ticketNo })}
          </FactRow>
          <Notice>
            {price > 0
              ? t('transfer.priced', { price: formatPrice(price), name: transfer.fromName })
              : t('transfer.free')}{' '}
            {t('transfer.until', { moment: formatMoment(transfer.expiresAt) })}
          </Notice>
        </TakeForm>
      </Offer>
    </>
  );
}
