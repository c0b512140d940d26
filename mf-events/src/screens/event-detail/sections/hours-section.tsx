import { hoursLines } from '@spotlight/shared/opening-hours';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { Section } from './section';

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

/** When it is open, where that differs from day to day: the weekdays, days that differ, the last entry. */
export function HoursSection({ event }: { event: EventDetail }) {
  const t = useTexts(eventSectionsTexts);
  const lines = hoursLines(event);
  if (!event.openingHours || lines.length === 0) return null;
  return (
    <Section title={t('sections.hours')}>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Section>
  );
}
