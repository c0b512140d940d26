import { formatDate, formatMonthDay, taipeiDay } from '@spotlight/shared/format';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Button,
  IconButton,
  QueryView,
  SegmentedControl,
  Skeleton,
  lazyPart,
  onPhone,
  OverlayFailure,
  useMediaQuery,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo, useState, type ReactNode } from 'react';
import { useOwnCalendar } from '../booking/own-calendar.queries';
import type { OwnCalendar } from '../booking/own-calendar.schema';
import type { Hours } from '../booking/price.schema';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Agenda } from './agenda';
import { Bar, BoardLayout, Frame, Hint, Side } from './board.styles';
import { calendarViews, daysOf, readLook, stepOf, type Look } from './calendar-view.rules';
import { entriesOf, figuresOf, type CalendarEntry } from './entries.rules';
import { MonthGrid } from './month-grid';
import { useHolidays } from './own-calendar.mutations';
import type { CalendarOf } from './own-calendar.repository';
import { FiguresPanel, Legend, WaitingPanel } from './side-panels';
import { WeekGrid } from './week-grid';

const AddEntryDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "add-entry" */ './add-entry-dialog').then((m) => m.AddEntryDialog),
  { Failed: OverlayFailure },
);
const BlockDialog = lazyPart(
  () => import(/* webpackChunkName: "add-entry" */ './block-dialog').then((m) => m.BlockDialog),
  { Failed: OverlayFailure },
);
const DayDialog = lazyPart(
  () => import(/* webpackChunkName: "add-entry" */ './day-dialog').then((m) => m.DayDialog),
  { Failed: OverlayFailure },
);

export interface OwnCalendarBoardProps {
  of: CalendarOf;
  /** Minutes that are kept free around what is booked. */
  buffers: { before: number; after: number };
  /** Address of a booking's page. */
  pathOf: (bookingId: string) => string;
  /** Below the calendar: what belongs to the days that are shown. */
  below?: (calendar: OwnCalendar, days: readonly string[]) => ReactNode;
  /** What a new entry is at first. */
  newKind?: 'block' | 'phone';
  /** A new entry is asked for, from outside of the calendar. */
  isAdding: boolean;
  onAdded: () => void;
}

/** An own calendar by week, month or as a list, and everything that is done by pressing in it. */
export function OwnCalendarBoard({ of, pathOf, ...props }: OwnCalendarBoardProps) {
  const t = useTexts(calendarTexts);
  const [params, setParams] = useSearchParams();
  const look = readLook(params);
  const days = useDays(look);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const query = useOwnCalendar({ ...of, from, to });
  const paramsOf = ({ view, day }: Look) => {
    const next = new URLSearchParams(params);
    next.set('view', view);
    next.set('day', day);
    return next;
  };
  const show = (next: Look) =>
    setParams(paramsOf(next), { preventScrollReset: true, replace: true });
  return (
    <BoardLayout>
      <Frame aria-label={t('calendar.label')}>
        <Bar>
          <Button size="sm" variant="outline" onClick={() => show({ ...look, day: taipeiDay() })}>
            {t('calendar.today')}
          </Button>
          <IconButton
            label={t(`calendar.previous.${look.view}`)}
            onClick={() => show(stepOf(look, -1))}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t(`calendar.next.${look.view}`)} onClick={() => show(stepOf(look, 1))}>
            <ChevronRightIcon />
          </IconButton>
          <h2 aria-live="polite">
            {look.view === 'month'
              ? t('calendar.month', {
                  year: look.day.slice(0, 4),
                  month: Number(look.day.slice(5, 7)),
                })
              : `${formatDate(from)} – ${formatMonthDay(to)}`}
          </h2>
          <SegmentedControl
            label={t('calendar.view')}
            value={look.view}
            options={calendarViews.map((view) => ({
              value: view,
              label: t(`calendar.views.${view}`),
            }))}
            onChange={(view) => show({ ...look, view })}
          />
        </Bar>
        <QueryView
          query={query}
          pending={<Skeleton height={480} radius="0" />}
          errorTitle={t('calendar.error')}
        >
          {(calendar) => (
            <Shown
              {...props}
              of={of}
              pathOf={pathOf}
              look={look}
              days={days}
              calendar={calendar}
              hrefOf={(day) => `?${paramsOf({ view: 'week', day })}`}
            />
          )}
        </QueryView>
      </Frame>
      {query.data && <Aside calendar={query.data} days={days} look={look} pathOf={pathOf} />}
      {query.data && props.below?.(query.data, days)}
    </BoardLayout>
  );
}

/** The days that a look shows: the same ones until another is taken. */
const useDays = ({ view, day }: Look) => useMemo(() => daysOf({ view, day }), [view, day]);

interface ShownProps extends Omit<OwnCalendarBoardProps, 'below'> {
  look: Look;
  days: readonly string[];
  calendar: OwnCalendar;
  hrefOf: (day: string) => string;
}

function Shown({
  of,
  look,
  days,
  calendar,
  hrefOf,
  isAdding,
  onAdded,
  newKind,
  ...props
}: ShownProps) {
  const t = useTexts(calendarTexts);
  const entries = useMemo(() => entriesOf(calendar), [calendar]);
  const { data: all } = useHolidays();
  const holidays = useMemo(() => new Map(all?.map(({ day, name }) => [day, name])), [all]);
  const isNarrow = useMediaQuery(onPhone);
  const [chosen, setChosen] = useState<Hours | null>(null);
  const [opened, setOpened] = useState<CalendarEntry | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const list = { days, entries, holidays, onEntry: setOpened, pathOf: props.pathOf };
  return (
    <>
      {look.view === 'month' ? (
        <MonthGrid
          days={days}
          month={look.day.slice(0, 7)}
          calendar={calendar}
          entries={entries}
          holidays={holidays}
          hrefOf={hrefOf}
        />
      ) : look.view === 'list' || isNarrow ? (
        <Agenda {...list} />
      ) : (
        <>
          <WeekGrid
            // Another week begins with its own choice.
            key={days[0]}
            {...list}
            calendar={calendar}
            buffers={props.buffers}
            onDay={setDay}
            onChoose={setChosen}
          />
          <Hint>{t('calendar.hint')}</Hint>
        </>
      )}
      {(chosen ?? isAdding) && (
        <AddEntryDialog
          of={of}
          hours={chosen}
          day={look.day}
          kind={newKind}
          onClose={() => {
            setChosen(null);
            onAdded();
          }}
        />
      )}
      {opened?.block && <BlockDialog block={opened.block} onClose={() => setOpened(null)} />}
      {day && (
        <DayDialog
          of={of}
          day={day}
          holiday={holidays.get(day)}
          exception={calendar.exceptions.find((each) => each.day === day)}
          onClose={() => setDay(null)}
        />
      )}
    </>
  );
}

interface AsideProps extends Pick<ShownProps, 'calendar' | 'days' | 'look' | 'pathOf'> {}

function Aside({ calendar, days, look, pathOf }: AsideProps) {
  const t = useTexts(calendarTexts);
  const { view, day } = look;
  const entries = useMemo(() => entriesOf(calendar), [calendar]);
  const figures = useMemo(() => {
    const month = day.slice(0, 7);
    const counted = view === 'month' ? days.filter((each) => each.startsWith(month)) : days;
    return figuresOf(counted, calendar, entries);
  }, [view, day, days, calendar, entries]);
  return (
    <Side aria-label={t('calendar.aside')}>
      <FiguresPanel title={t(`calendar.figures.${view}`)} figures={figures} />
      <WaitingPanel entries={entries} pathOf={pathOf} />
      <Legend />
    </Side>
  );
}
