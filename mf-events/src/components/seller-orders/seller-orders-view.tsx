import { SellerDeskContext, SellerOrderList, type SellerDesk } from '@spotlight/shared/orders';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { salesChanges } from '../../data/organizer/sales-changes';
import { useOrganizerPayee } from '../../data/seller-order/organizer-payee';
import { BankAccountPanel } from './bank-account-panel';
import { ExportOrdersButton } from './export-orders-button';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const place = { view: 'orders' };

export interface SellerOrdersViewProps {
  /** The page that it stands on; its address carries the filters. */
  path: string;
  /** Only orders of this event. */
  event?: { id: string; title: string };
}

/** The organizer's money: where buyers pay to, and who paid. */
export function SellerOrdersView({ path, event }: SellerOrdersViewProps) {
  const { id } = useOrganizerPayee();
  const desk = useMemo<SellerDesk>(
    () => ({ seller: { type: 'organizer', id }, kind: 'ticket', touches: salesChanges }),
    [id],
  );
  return (
    <SellerDeskContext value={desk}>
      <Stack>
        <BankAccountPanel />
        <SellerOrderList
          path={path}
          place={place}
          eventId={event?.id}
          controls={event && <ExportOrdersButton event={event} />}
        />
      </Stack>
    </SellerDeskContext>
  );
}
