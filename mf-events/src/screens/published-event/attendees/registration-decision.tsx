import { useToasts } from '@spotlight/shared/contract';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { ReasonDialog } from '@spotlight/shared/form';
import { useDecideRegistration } from '../../../data/attendee/attendee.mutations';
import type { Attendee } from '../../../data/attendee/attendee.queries';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';

/** Agrees to a registration, or refuses it with a reason. */
export function RegistrationDecision({ attendee: { id, name } }: { attendee: Attendee }) {
  const t = useTexts(attendeesTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending } = useDecideRegistration();
  const [isRefusing, setIsRefusing] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('attendees.rejectNamed', { name })}
        onClick={() => setIsRefusing(true)}
      >
        {t('attendees.reject')}
      </Button>
      <Button
        size="sm"
        aria-label={t('attendees.approveNamed', { name })}
        isBusy={isPending && !isRefusing}
        onClick={() =>
          mutate(
            { id, isApproved: true, reason: null },
            {
              onSuccess: (decision) =>
                toasts.success(
                  t(decision.orderId ? 'attendees.approvedToPay' : 'attendees.approved', { name }),
                ),
              onError: (error) => toasts.error(errorText(error)),
            },
          )
        }
      >
        {t('attendees.approve')}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={t('attendees.rejectTitle')}
          lead={t('attendees.rejectBody', { name })}
          label={t('attendees.reason')}
          hint={t('attendees.reasonHint')}
          missing={t('attendees.reasonMissing')}
          confirmLabel={t('attendees.rejectTitle')}
          tone="danger"
          onConfirm={async (reason) => {
            await mutateAsync({ id, isApproved: false, reason });
            return t('attendees.rejected', { name });
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </>
  );
}
