import { useToasts } from '@spotlight/shared/contract';
import { Button, ButtonLink, EmptyState, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useWithdrawEvent } from '../../data/organizer/organizer-event.mutations';
import type { EventForEditing } from '../../data/organizer/organizer-event.queries';
import eventFormLaterTexts from '../../locales/event-form-later.zh-TW.json';
import { publishedEventPath } from '../../paths';

/** An event that cannot be written on now: under review, over, or called off. */
export function LockedEvent({
  event,
  onWithdrawn,
}: {
  event: EventForEditing;
  onWithdrawn: () => void;
}) {
  const t = useTexts(eventFormLaterTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useWithdrawEvent();
  const toEvent = (
    <ButtonLink to={publishedEventPath(event.id)} variant="outline">
      {t('laterSteps.toEvent')}
    </ButtonLink>
  );
  if (event.status !== 'pending_approval') {
    return <EmptyState isPage title={t('laterSteps.closed')} action={toEvent} />;
  }
  return (
    <EmptyState
      isPage
      title={t('laterSteps.reviewing')}
      help={t('laterSteps.reviewingHelp')}
      action={
        <>
          <Button
            isBusy={isPending}
            onClick={() =>
              mutate(event.id, {
                onSuccess: () => toasts.success(t('laterSteps.withdrawn')),
                onError: (error) => toasts.error(errorText(error)),
                onSettled: onWithdrawn,
              })
            }
          >
            {t('laterSteps.withdraw')}
          </Button>
          {toEvent}
        </>
      }
    />
  );
}
