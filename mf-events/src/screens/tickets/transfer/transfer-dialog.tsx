import { Dialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TicketGroup } from '../../../data/ticket/ticket.rules';
import transferTexts from '../../../locales/transfer.zh-TW.json';
import { transferPath } from '../../../paths';
import { TransferForm } from './transfer-form';
import { TransferLink } from './transfer-link';

export interface TransferDialogProps {
  group: TicketGroup;
  onClose: () => void;
}

/** Offers a ticket: to whom, and at what price; then the link, which is shown this once. */
export function TransferDialog({ group, onClose }: TransferDialogProps) {
  const t = useTexts(transferTexts);
  const [token, setToken] = useState<string | null>(null);
  // What may be offered when the dialog opens: afterwards the ticket of the form is on its way.
  const [tickets] = useState(() => group.tickets.filter(({ canTransfer }) => canTransfer));
  return (
    <Dialog isOpen title={t('transfer.title')} onClose={onClose}>
      {token ? (
        <TransferLink
          title={group.event.title}
          url={new URL(transferPath(token), window.location.origin).href}
          onClose={onClose}
        />
      ) : (
        <TransferForm tickets={tickets} onClose={onClose} onOffered={setToken} />
      )}
    </Dialog>
  );
}
