import {
  formatHours,
  formatTimes,
  minutesInto,
  placeOf,
  shareOf,
  timeOfMinute,
  type Stretch,
} from '@spotlight/shared/booking/hours';
import { formatDate, formatMonthDay } from '@spotlight/shared/format';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { MouseEvent } from 'react';
import {
  axisOf,
  boardOf,
  endOf,
  startAtPlace,
  type BoardDay,
  type CommonRun,
} from '../../data/common-time/board.rules';
import type { CommonTime } from '../../data/common-time/common-time.schema';
import type { WantedTogether } from '../../data/common-time/together-filters.rules';
import togetherTexts from '../../locales/together.zh-TW.json';
import { Axis, DayRow, Frame, Free, Head, Legend, Run, Track, Yours } from './time-board.styles';

export interface TimeBoardProps {
  answer: CommonTime;
  wanted: WantedTogether;
  /** The start that is chosen. */
  startAt: string | null;
  onPick: (startAt: string) => void;
  /** As many days before or after; no way back beyond today. */
  onMove: { back: (() => void) | null; on: () => void };
}

/** Day by day who is free when: venues above, performers below, framed what all have in common. */
export function TimeBoard({ answer, wanted, startAt, onPick, onMove }: TimeBoardProps) {
  const t = useTexts(togetherTexts);
  const days = boardOf(answer, wanted);
  const axis = axisOf(days, wanted);
  const step = axis.to - axis.from > 14 * 60 ? 240 : 120;
  const marks = [];
  for (let minute = axis.from; minute <= axis.to; minute += step) marks.push(minute);
  const title = t('together.board.title', {
    from: formatDate(wanted.from),
    until: formatMonthDay(wanted.until),
  });
  return (
    <Frame aria-label={title}>
      <Head>
        <h2 aria-live="polite">{title}</h2>
        <IconButton
          label={t('together.board.previous')}
          disabled={onMove.back === null}
          onClick={() => onMove.back?.()}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={t('together.board.next')} onClick={onMove.on}>
          <ChevronRightIcon />
        </IconButton>
      </Head>
      <Axis aria-hidden="true">
        {marks.map((minute) => (
          <span key={minute} style={{ left: `${shareOf(axis, minute)}%` }}>
            {timeOfMinute(minute)}
          </span>
        ))}
      </Axis>
      <ol>
        {days.map((day) => (
          <Day
            key={day.day}
            day={day}
            axis={axis}
            minutes={wanted.minutes}
            startAt={startAt}
            onPick={onPick}
          />
        ))}
      </ol>
      <Legend aria-hidden="true">
        <span data-side="venues">{t('together.board.venues')}</span>
        <span data-side="performers">{t('together.board.performers')}</span>
        <span data-side="common">{t('together.board.common')}</span>
      </Legend>
    </Frame>
  );
}

interface DayProps extends Pick<TimeBoardProps, 'startAt' | 'onPick'> {
  day: BoardDay;
  axis: Stretch;
  minutes: number;
}

function Day({ day: { day, venues, performers, runs }, axis, minutes, startAt, onPick }: DayProps) {
  const t = useTexts(togetherTexts);
  const pick = (run: CommonRun) => (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place: it means the beginning.
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = event.detail === 0 || width === 0 ? 0 : (event.clientX - left) / width;
    onPick(startAtPlace(run, day, place));
  };
  const start = startAt === null ? null : minutesInto(day, startAt);
  const isHere = start !== null && runs.some(({ from, to }) => start >= from && start < to);
  return (
    <DayRow>
      <span>{formatMonthDay(day)}</span>
      <Track>
        {venues.map((part) => (
          <Free key={part.from} data-side="venues" style={placeOf(axis, part)} />
        ))}
        {performers.map((part) => (
          <Free key={part.from} data-side="performers" style={placeOf(axis, part)} />
        ))}
        {runs.map((run) => (
          <Run
            key={run.from}
            type="button"
            style={placeOf(axis, run)}
            aria-label={t('together.board.run', {
              day: formatMonthDay(day),
              times: `${timeOfMinute(run.from)}–${timeOfMinute(run.to)}`,
            })}
            aria-pressed={isHere && start >= run.from && start < run.to}
            onClick={pick(run)}
          >
            {t('together.board.from', { time: timeOfMinute(run.from) })}
          </Run>
        ))}
        {isHere && startAt && (
          <Yours
            style={placeOf(axis, { from: start, to: start + minutes })}
            title={formatHours(startAt, endOf(startAt, minutes))}
          >
            {formatTimes(startAt, endOf(startAt, minutes))}
          </Yours>
        )}
      </Track>
    </DayRow>
  );
}
