import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

const RefundDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "refund" */ '../../components/refund/refund-dialog').then(
      (m) => m.RefundDialog,
    ),
  { Failed: OverlayFailure },
);

export interface RefundButtonProps {
  group: TicketGroup;
  orderId: string;
}

/** Asks the money for tickets back; how much comes back is shown before. */
export function RefundButton({ group, orderId }: RefundButtonProps) {
  const t = useTexts(ticketsTexts);
  const isLoading = RefundDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="plain" isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
        {t('tickets.refund')}
      </Button>
      {isOpen && (
        <RefundDialog
          order={{ id: orderId, kind: 'ticket' }}
          registrationId={group.registrationId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
