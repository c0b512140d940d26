import { Button, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TicketGroup } from '../../../data/ticket/ticket.rules';
import ticketsTexts from '../../../locales/tickets.zh-TW.json';

const loadDialog = () =>
  import(/* webpackChunkName: "transfer" */ './transfer-dialog').then((m) => m.TransferDialog);

/**
 * The way to give a ticket of a group to somebody. The dialog stays when its ticket is on its way and no
 * other can be given: it shows the link then, which is shown this once.
 */
export function TransferButton({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const dialog = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !group.tickets.some(({ canTransfer }) => canTransfer)) return null;
  return (
    <>
      <Button
        variant="plain"
        isBusy={dialog.isLoading}
        onClick={() => void dialog.request().then(setIsOpen)}
      >
        {t('tickets.transfer')}
      </Button>
      {isOpen && dialog.Component && (
        <dialog.Component group={group} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
