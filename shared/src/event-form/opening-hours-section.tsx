import { useToasts } from '@spotlight/shared/contract';
import { daysOf, hoursLines, hoursOn } from '@spotlight/shared/opening-hours';
import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import type { OpenTimes } from '@spotlight/shared/opening-hours/rules';
import type { OpeningHours } from '@spotlight/shared/opening-hours/schema';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import eventHoursTexts from '../locales/event-hours.zh-TW.json';
import { Section } from './event-form.styles';
import { OpeningHoursDialog } from './opening-hours-dialog';

const Lines = styled.ul`
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface OpeningHoursSectionProps {
  event: OpenTimes;
  /** Takes hours over into the form of the event; null: the same every day. */
  onChange: (hours: OpeningHours | null) => void;
}

/** When what goes on for days is open: the same hours every day, until its organizer says others. */
export function OpeningHoursSection({ event, onChange }: OpeningHoursSectionProps) {
  const t = useTexts(eventHoursTexts);
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const { openingHours } = event;
  const lines = hoursLines(event);
  const isNeverOpen = openingHours && daysOf(event).every((day) => !hoursOn(event, day));
  const reset = () => {
    onChange(null);
    toasts.info(t('eventHours.wasReset'), {
      action: { label: t('eventHours.undo'), onClick: () => onChange(openingHours ?? null) },
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
      {isOpen &&
        // It is a form of its own, wherever the section stands.
        createPortal(
          <OpeningHoursDialog event={event} onTake={onChange} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
    </Section>
  );
}
