import { ReasonDialog } from '@spotlight/shared/form';
import { Button, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useAnswerVenueEvent } from '../../data/venue-event/venue-event.queries';
import type { NamedEvent } from '../../data/venue-event/venue-event.schema';
import venueEventsTexts from '../../locales/venue-events.zh-TW.json';

/** Consents to an event, or objects with a reason; what was said can be taken back by the other one. */
export function AnswerButtons({ event }: { event: NamedEvent }) {
  const t = useTexts(venueEventsTexts);
  const { mutateAsync } = useAnswerVenueEvent();
  const [isObjecting, setObjecting] = useState(false);
  const { title, stand, venueName } = event;
  return (
    <>
      {stand !== 'consented' && (
        <ConfirmButton
          size="sm"
          aria-label={t('venueEvents.consentOf', { title })}
          question={{
            title: t('venueEvents.consentTitle', { title }),
            body: t('venueEvents.consentBody', { venue: venueName }),
            confirmLabel: t('venueEvents.consent'),
            tone: 'primary',
            onConfirm: async () => {
              await mutateAsync({ event, answer: 'consented', reason: null });
              return t('venueEvents.consentDone');
            },
          }}
        >
          {t('venueEvents.consent')}
        </ConfirmButton>
      )}
      {stand !== 'objected' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('venueEvents.objectOf', { title })}
          onClick={() => setObjecting(true)}
        >
          {t('venueEvents.object')}
        </Button>
      )}
      {isObjecting && (
        <ReasonDialog
          title={t('venueEvents.objectTitle', { title })}
          lead={t('venueEvents.objectLead')}
          label={t('venueEvents.objectReason')}
          hint={t('venueEvents.objectHint')}
          placeholder={t('venueEvents.objectPlaceholder')}
          missing={t('venueEvents.objectMissing')}
          confirmLabel={t('venueEvents.object')}
          tone="danger"
          onConfirm={async (reason) => {
            await mutateAsync({ event, answer: 'objected', reason });
            return t('venueEvents.objectDone');
          }}
          onClose={() => setObjecting(false)}
        />
      )}
    </>
  );
}
