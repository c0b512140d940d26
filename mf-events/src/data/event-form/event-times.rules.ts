import { aheadUntil } from '@spotlight/shared/event-form/rules';
import type { FaultTexts } from './fault-texts.schema';

/** What a form of an event says about times: days `YYYY-MM-DD`, moments `YYYY-MM-DDTHH:MM`, all in Taipei. */
export interface EventTimes {
  date: string;
  time: string;
  isTimeUndecided: boolean;
  endsAt: string;
  answersCloseAt: string;
}

/** The days that a date is judged by. */
export interface KnownDays {
  today: string;
  /** The day that the server has, or empty; it stays allowed when it has passed. */
  savedDate: string;
}

/** How far ahead the database takes an event. */
const FURTHEST_DAYS = 730;
const DAY_MS = 86_400_000;

function dayFault(form: EventTimes, { today, savedDate }: KnownDays) {
  const { date } = form;
  if (date === '' || date === savedDate) return undefined;
  if (date < today) return aheadUntil(form) < today ? 'datePast' : undefined;
  return Date.parse(date) - Date.parse(today) > FURTHEST_DAYS * DAY_MS ? 'dateTooFar' : undefined;
}

/** When the event begins, as far as is known; empty while its day is open. */
const startOf = ({ date, time }: EventTimes) => date && `${date}T${time || '19:00'}`;

/** What is wrong between the times of the event. */
export function timeFaults(form: EventTimes, days: KnownDays, t: FaultTexts) {
  const { time, endsAt, answersCloseAt } = form;
  const start = startOf(form);
  const fault = dayFault(form, days);
  return {
    date: fault && t(`eventForm.faults.${fault}`),
    time: time === '' && !form.isTimeUndecided && t('eventForm.faults.timeMissing'),
    endsAt: start && endsAt && endsAt <= start && t('eventForm.faults.endsTooEarly'),
    answersCloseAt:
      start && answersCloseAt > aheadUntil(form) && t('eventForm.faults.answersCloseLate'),
  };
}

/** What is wrong between an event and the sale of its tickets, by their place among the types. */
export function saleFaults(
  form: EventTimes & { types: readonly { saleStart: string; saleEnd: string }[] },
  t: FaultTexts,
) {
  const until = aheadUntil(form);
  return Object.fromEntries(
    form.types.flatMap(({ saleStart, saleEnd }, index) => [
      [
        `${index}.saleStart`,
        until && saleStart >= until && t('eventForm.faults.saleStartsTooLate'),
      ],
      [
        `${index}.saleEnd`,
        until && saleEnd > (form.endsAt || until) && t('eventForm.faults.saleEndsTooLate'),
      ],
    ]),
  );
}
