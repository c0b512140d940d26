import { formatMonthDay, formatDate } from '@spotlight/shared/format';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type CSSProperties, type MouseEvent } from 'react';
import bookingTexts from '../locales/bookings.zh-TW.json';
import {
  addDays,
  minutesInto,
  momentOf,
  mondayOf,
  placeOf,
  shareOf,
  timeOfMinute,
  type Stretch,
} from './booking-hours.rules';
import { useFreeTime } from './calendar.queries';
import type { Hours } from './price.schema';
import type { CalendarType, FreeTime } from './calendar.schema';
import { axisOf, startWithin, weekOf, type DayOfWeek } from './week-hours.rules';
import { Axis, DayRow, Frame, Free, Head, Legend, Track, Yours } from './week-hours.styles';

export interface WeekHoursProps {
  type: CalendarType;
  id: string;
  /** `YYYY-MM-DD`: the week that is shown first. */
  day: string;
  /** What is chosen so far. */
  chosen: Hours | null;
  /** Minutes that somebody wants. */
  length: number;
  /** A free start was pressed. */
  onPick: (startAt: string) => void;
}

/** The free hours of a public calendar, week by week. A press on what is free chooses its start. */
export function WeekHours({ type, id, day, chosen, length, onPick }: WeekHoursProps) {
  const t = useTexts(bookingTexts);
  const [monday, setMonday] = useState(() => mondayOf(day));
  // Hours that were chosen elsewhere are shown where they are.
  const [shownDay, setShownDay] = useState(day);
  if (shownDay !== day) {
    setShownDay(day);
    setMonday(mondayOf(day));
  }
  const sunday = addDays(monday, 6);
  const query = useFreeTime({ type, id, from: monday, to: sunday });
  return (
    <Frame aria-label={t('bookings.week.label')}>
      <Head>
        <p aria-live="polite">{`${formatDate(monday)} – ${formatMonthDay(sunday)}`}</p>
        <IconButton
          label={t('bookings.week.previous')}
          onClick={() => setMonday(addDays(monday, -7))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={t('bookings.week.next')} onClick={() => setMonday(addDays(monday, 7))}>
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <QueryView
        query={query}
        pending={<Skeleton height={300} />}
        errorTitle={t('bookings.week.error')}
      >
        {(freeTime) => (
          <Week
            monday={monday}
            freeTime={freeTime}
            chosen={chosen}
            length={length}
            onPick={onPick}
          />
        )}
      </QueryView>
    </Frame>
  );
}

interface WeekProps extends Pick<WeekHoursProps, 'chosen' | 'length' | 'onPick'> {
  monday: string;
  freeTime: FreeTime;
}

function Week({ monday, freeTime, chosen, length, onPick }: WeekProps) {
  const t = useTexts(bookingTexts);
  const axis = axisOf(monday, freeTime.opening);
  const week = weekOf(monday, freeTime);
  const step = axis.to - axis.from > 14 * 60 ? 240 : 120;
  const marks = [];
  for (let minute = axis.from; minute <= axis.to; minute += step) marks.push(minute);
  return (
    <>
      <Axis aria-hidden="true">
        {marks.map((minute) => (
          <span key={minute} style={{ left: `${shareOf(axis, minute)}%` }}>
            {timeOfMinute(minute)}
          </span>
        ))}
      </Axis>
      <ol style={{ '--mark': `${shareOf(axis, axis.from + step)}%` } as CSSProperties}>
        {week.map((each) => (
          <Day
            key={each.day}
            day={each}
            axis={axis}
            chosen={chosen}
            length={length}
            slot={freeTime.slotMinutes ?? 30}
            onPick={onPick}
          />
        ))}
      </ol>
      <Legend>
        <span data-yours="">{t('bookings.week.yours')}</span>
        <span data-free="">{t('bookings.week.free')}</span>
        <span>{t('bookings.week.taken')}</span>
      </Legend>
    </>
  );
}

interface DayProps extends Pick<WeekHoursProps, 'chosen' | 'length' | 'onPick'> {
  day: DayOfWeek;
  axis: Stretch;
  slot: number;
}

function Day({ day: { day, isOpen, free }, axis, chosen, length, slot, onPick }: DayProps) {
  const t = useTexts(bookingTexts);
  const name = formatMonthDay(day);
  const yours = chosen && {
    from: Math.max(axis.from, minutesInto(day, chosen.startAt)),
    to: Math.min(axis.to, minutesInto(day, chosen.endAt)),
  };
  const pick = (part: Stretch) => (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place: it means the beginning.
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = event.detail === 0 || width === 0 ? 0 : (event.clientX - left) / width;
    const minute = part.from + place * (part.to - part.from);
    onPick(momentOf(day, startWithin(part, minute, length, slot)));
  };
  return (
    <DayRow>
      <span>{name}</span>
      <Track>
        {!isOpen && <small>{t('bookings.week.closed')}</small>}
        {free.map((part) => (
          <Free
            key={part.from}
            type="button"
            style={placeOf(axis, part)}
            aria-label={t('bookings.week.slot', {
              day: name,
              times: `${timeOfMinute(part.from)}–${timeOfMinute(part.to)}`,
            })}
            onClick={pick(part)}
          />
        ))}
        {yours && yours.from < yours.to && (
          <Yours style={placeOf(axis, yours)}>
            {`${timeOfMinute(yours.from)}–${timeOfMinute(yours.to)}`}
          </Yours>
        )}
      </Track>
    </DayRow>
  );
}
