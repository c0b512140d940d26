import { eventLinks } from '@spotlight/shared/contract/links';
import { formatMonthDay, spotKindLabel, taipeiDay } from '@spotlight/shared/format';
import { Badge, SectionHeading, Tag } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useSpotsOf } from '../../data/birthday-page/birthday-page.queries';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import { birthdayTimeline, type TimelineEntry } from '../../data/birthday-page/timeline.rules';
import { usePerformer } from '../../data/performer/performer.queries';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

const Days = styled.ol`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px 16px;
    padding: 14px 16px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > [data-birthday] {
    background: var(--amber-soft);
  }
`;

const Day = styled.p`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 4px;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Entries = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    overflow-wrap: anywhere;
  }
  & [data-note] {
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

/** 應援時間軸: the days around the birthday, with what is on. */
export function TimelinePart({ page }: { page: BirthdayPage }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  const spots = useSpotsOf(page.artist.id).data?.items ?? [];
  const events = usePerformer(page.artist.id).data?.upcomingEvents ?? [];
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('timeline.title')} lead={t('timeline.lead')} />
      <Days>
        {birthdayTimeline(page.nextDate, taipeiDay(), spots, events).map((day) => (
          <li key={day.date} data-birthday={day.isBirthday || undefined}>
            <Day>
              <time dateTime={day.date}>{formatMonthDay(day.date)}</time>
              {day.isBirthday && <Badge tone="amber">{t('timeline.birthday')}</Badge>}
            </Day>
            {day.entries.length === 0 ? (
              <p>{t('timeline.none')}</p>
            ) : (
              <Entries>
                {day.entries.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </Entries>
            )}
          </li>
        ))}
      </Days>
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const t = useTexts(birthdayPageTexts);
  const { kind, title, time, from, to, eventId } = entry;
  return (
    <>
      <Tag>{spotKindLabel(kind)}</Tag>
      {time && <span data-note="">{time}</span>}
      {eventId ? (
        <Link to={eventLinks.event(eventId)}>
          <u>{title}</u>
        </Link>
      ) : (
        title
      )}
      {to > from && <span data-note="">{t('timeline.until', { date: formatMonthDay(to) })}</span>}
    </>
  );
}
