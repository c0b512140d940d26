import { BankAccountDialog } from '@spotlight/shared/bank-account';
import { useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { Button, Dialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { useSubmitEvent } from '../../../data/organizer/organizer-event.mutations';
import { useOrganizerPayee } from '../../../data/seller-order/organizer-payee';
import eventSubmitTexts from '../../../locales/event-submit.zh-TW.json';
import orderExportTexts from '../../../locales/order-export.zh-TW.json';
import { publishedEventPath } from '../../../paths';
import type { EventDraft } from '../use-event-draft';
import { PlanDialogFoot } from './plan-dialog-foot';

/** What the organizer has to do first. */
type Obstacle = 'account' | 'plan';

const obstacles: Readonly<Record<string, Obstacle>> = {
  PAYOUT_ACCOUNT_MISSING: 'account',
  PLAN_LIMIT: 'plan',
};

export interface SubmitButtonProps {
  draft: EventDraft;
  /** Leads to the first fault. */
  onFault: (field: string) => void;
}

/** Saves what is left and asks for a look; what stands in the way is told with the way past it. */
export function SubmitButton({ draft, onFault }: SubmitButtonProps) {
  const t = useTexts(eventSubmitTexts, orderExportTexts);
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const submit = useSubmitEvent();
  const payee = useOrganizerPayee();
  const [isSaving, setIsSaving] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);

  const send = async () => {
    const [fault] = Object.keys(draft.faults);
    if (fault) {
      onFault(fault);
      return;
    }
    setIsSaving(true);
    const isSaved = await draft.save();
    setIsSaving(false);
    const on = draft.current();
    if (!isSaved || !on) return;
    // Awaited, because the form gives way to the event under review before callbacks would be called.
    try {
      await submit.mutateAsync(on);
    } catch (error) {
      const known = obstacles[toAppError(error).code];
      if (known) setObstacle(known);
      else toasts.error(errorText(error));
      return;
    }
    toasts.success(t('eventSubmit.done'));
    void navigate(publishedEventPath(on.id), { replace: true });
  };

  const close = () => setObstacle(null);
  return (
    <>
      <Button isBusy={isSaving || submit.isPending} onClick={() => void send()}>
        {t('eventSubmit.submit')}
      </Button>
      {obstacle === 'account' && (
        <BankAccountDialog
          payee={payee}
          account={null}
          lead={t('bankAccount.lead')}
          onClose={close}
        />
      )}
      {obstacle === 'plan' && (
        <Dialog
          isOpen
          title={t('eventSubmit.planFull')}
          lead={t('eventSubmit.planFullHelp')}
          onClose={close}
          footer={<PlanDialogFoot onClose={close} />}
        />
      )}
    </>
  );
}
