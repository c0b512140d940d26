import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TicketGroup } from '../../../data/ticket/ticket.rules';
import ticketsTexts from '../../../locales/tickets.zh-TW.json';

const TransferDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "transfer" */ './transfer-dialog').then((m) => m.TransferDialog),
  { Failed: OverlayFailure },
);

/**
 * The way to give a ticket of a group to somebody. The dialog stays when its ticket is on its way and no
 * other can be given: it shows the link then, which is shown this once.
 */
export function TransferButton({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const isLoading = TransferDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !group.tickets.some(({ canTransfer }) => canTransfer)) return null;
  return (
    <>
      <Button variant="plain" isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
        {t('tickets.transfer')}
      </Button>
      {isOpen && <TransferDialog group={group} onClose={() => setIsOpen(false)} />}
    </>
  );
}
