import { Button, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

const loadDialog = () =>
  import(/* webpackChunkName: "refund" */ '../../components/refund/refund-dialog').then(
    (m) => m.RefundDialog,
  );

export interface RefundButtonProps {
  group: TicketGroup;
  orderId: string;
}

/** Asks the money for tickets back; how much comes back is shown before. */
export function RefundButton({ group, orderId }: RefundButtonProps) {
  const t = useTexts(ticketsTexts);
  const dialog = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        isBusy={dialog.isLoading}
        onClick={() => void dialog.request().then(setIsOpen)}
      >
        {t('tickets.refund')}
      </Button>
      {isOpen && dialog.Component && (
        <dialog.Component
          order={{ id: orderId, kind: 'ticket' }}
          registrationId={group.registrationId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
