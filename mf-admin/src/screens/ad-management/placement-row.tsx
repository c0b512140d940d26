import { writeSearch } from '@spotlight/shared/format';
import { Badge, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { columnsOf, shiftDay, slotsOf } from '../../data/ad/ad-calendar.rules';
import type { PlacementCalendar } from '../../data/ad/ad-calendar.schema';
import calendarTexts from '../../locales/ad-calendar.zh-TW.json';
import { paths } from '../../paths';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin-bottom: 8px;
  & > h2 {
    font-size: var(--text-16);
  }
  & > p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Scroller = styled.div`
  /* What only readers hear stays inside of it. */
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Line = styled.div<{ $days: number }>`
  display: grid;
  grid-template-columns: 72px repeat(${({ $days }) => $days}, minmax(30px, 1fr));
  align-items: center;
  min-width: 930px;
  min-height: 44px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  & > span {
    padding-inline: 12px 4px;
    color: var(--ink-3);
    font-size: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: var(--ink-3);
    font-size: var(--text-12);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

const Booked = styled(Link)`
  display: block;
  min-height: 32px;
  margin: 4px 1px;
  padding: 6px 8px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-6);
  background: var(--success-soft);
  color: var(--success-ink);
  overflow: hidden;
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-held] {
    border-style: dashed;
    background: var(--warning-soft);
    color: var(--warning-ink);
  }
`;

const Own = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 8px;
  font-size: var(--text-14);
`;

/** The list, narrowed to it and with it open. */
const adLink = (id: string, title: string, tab: 'ads' | 'support') =>
  paths.ads.to() + writeSearch({ tab: tab === 'ads' ? null : tab, q: title, open: id });

export interface PlacementRowProps {
  placement: PlacementCalendar;
  from: string;
  days: number;
}

/** One placement: a line for each slot that is taken, with a bar for each booking. */
export function PlacementRow({ placement, from, days }: PlacementRowProps) {
  const t = useTexts(calendarTexts);
  const id = useId();
  const { rows, free } = slotsOf(placement);
  const shown = Array.from({ length: days }, (_, index) => shiftDay(from, index));
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{placement.name}</h2>
        <p>{t('slots', { slots: placement.slots, free })}</p>
        {!placement.isActive && <Badge>{t('inactive')}</Badge>}
      </Head>
      {rows.length === 0 ? (
        <p>{t('allFree')}</p>
      ) : (
        <Scroller tabIndex={0} role="group" aria-label={t('calendarOf', { name: placement.name })}>
          <Line $days={days} aria-hidden>
            <span />
            {shown.map((day) => (
              <small key={day}>{dayText(day)}</small>
            ))}
          </Line>
          {rows.map(({ slotNo, bookings }) => (
            <Line key={slotNo} $days={days}>
              <span>{t('slot', { no: slotNo })}</span>
              {bookings.map((booking) => {
                const { first, end } = columnsOf(booking, from, days);
                const said = t('entry', {
                  buyer: booking.buyerName,
                  start: booking.startsOn,
                  end: booking.endsOn,
                  status: t(booking.status),
                });
                return (
                  <Booked
                    key={booking.id}
                    to={adLink(
                      booking.subjectId,
                      booking.title,
                      booking.isSupportAd ? 'support' : 'ads',
                    )}
                    title={booking.title + said}
                    data-held={booking.status === 'held' || undefined}
                    style={{ gridColumn: `${first + 1} / ${end + 1}`, gridRow: 1 }}
                  >
                    {booking.isSupportAd && `${t('supportAd')}・`}
                    {booking.title}
                    <VisuallyHidden>{said}</VisuallyHidden>
                  </Booked>
                );
              })}
            </Line>
          ))}
        </Scroller>
      )}
      {placement.unbooked.length > 0 && (
        <>
          <p>{t('unbooked')}</p>
          <Own>
            {placement.unbooked.map((ad) => (
              <li key={ad.id}>
                <Link to={adLink(ad.id, ad.title, 'ads')}>
                  {t('unbookedEntry', { title: ad.title, start: ad.startsOn, end: ad.endsOn })}
                </Link>{' '}
                {ad.status === 'pending' && <Badge tone="warning">{t('waits')}</Badge>}
              </li>
            ))}
          </Own>
        </>
      )}
    </section>
  );

  /** The month with its first day and at the left edge, else the day alone. */
  function dayText(day: string): string {
    const [, month = '', date = ''] = day.split('-');
    return day === from || date === '01' ? `${Number(month)}/${Number(date)}` : `${Number(date)}`;
  }
}
