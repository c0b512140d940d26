import { QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { emptyForm, type TypeTexts } from '../../data/event-form/event-form.rules';
import type { EventStart } from '../../data/event-form/event-start.rules';
import { useEventStart } from '../../data/stage/stage.queries';
import eventFormLaterTexts from '../../locales/event-form-later.zh-TW.json';
import { EventWizard } from './event-wizard';

export interface StartedEventProps {
  start: EventStart;
  typeTexts: TypeTexts;
  onCreated: (id: string) => void;
}

/** A new event whose place, line-up and hours are known already, from what was booked. */
export function StartedEvent({ start, typeTexts, onCreated }: StartedEventProps) {
  const t = useTexts(eventFormLaterTexts);
  return (
    <QueryView
      query={useEventStart(start)}
      pending={<Skeleton height={520} radius="var(--radius-card)" />}
      errorTitle={t('laterSteps.startErrorTitle')}
    >
      {(known) => (
        <EventWizard
          initial={{ ...emptyForm(typeTexts), ...known }}
          event={null}
          onCreated={onCreated}
        />
      )}
    </QueryView>
  );
}
