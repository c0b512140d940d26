import { useToasts } from '@spotlight/shared/contract';
import { daysOf, hoursLines, hoursOn } from '@spotlight/shared/opening-hours';
import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { openTimesOf } from '../../../data/event-form/opening-hours-form.rules';
import eventHoursTexts from '../../../locales/event-hours.zh-TW.json';
import { Section } from '../step.styles';
import type { StepProps } from '../use-event-draft';
import { OpeningHoursDialog } from './opening-hours-dialog';

const Lines = styled.ul`
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** When what goes on for days is open: the same hours every day, until its organizer says others. */
export function OpeningHoursSection({ draft }: StepProps) {
  const t = useTexts(eventHoursTexts);
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const event = openTimesOf(draft.values);
  const { openingHours } = event;
  const lines = hoursLines(event);
  const isNeverOpen = openingHours && daysOf(event).every((day) => !hoursOn(event, day));
  const reset = () => {
    draft.change({ openingHours: null });
    toasts.info(t('eventHours.wasReset'), {
      action: { label: t('eventHours.undo'), onClick: () => draft.change({ openingHours }) },
    });
  };
  return (
    <Section aria-labelledby="event-hours">
      <h3 id="event-hours">{t('eventHours.title')}</h3>
      {openingHours ? (
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      ) : (
        <p>
          {t('eventHours.lead')}
          {lines[0] ? t('eventHours.usual', { hours: lines[0] }) : t('eventHours.unknown')}
        </p>
      )}
      {isNeverOpen && (
        <Notice tone="warning" icon={<WarningIcon />}>
          {t('eventHours.neverOpen')}
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t(openingHours ? 'eventHours.edit' : 'eventHours.set')}
        </Button>
        {openingHours && (
          <Button variant="text" onClick={reset}>
            {t('eventHours.reset')}
          </Button>
        )}
      </Actions>
      {isOpen && (
        <OpeningHoursDialog
          event={event}
          onTake={(hours) => draft.change({ openingHours: hours })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}
