import { checkEventForm as checkForm, faultsOfStep, stepOf } from './event-faults.rules';
import { columnsOf, emptyForm, newType, switchPaid, typesFor, typesOf } from './event-form.rules';
import { eventFormSchema, type EventForm } from './event-form.schema';
import type { FaultTexts } from './fault-texts.schema';
import { editableRow } from '../organizer/organizer-event.fixtures';
import { newQuestion } from '@spotlight/shared/event-form/rules';
import { formOf } from './saved-form.rules';

const texts = {
  free: { name: '免費入場', description: '活動免費入場' },
  paid: { name: '一般票', description: '標準入場票券' },
};
const TODAY = '2026-12-01';

/** Each text is its own name. */
const t = ((key: string) => key.split('.').at(-1)) as FaultTexts;
const checkEventForm = (form: EventForm, today: string, savedDate: string, isPublished = false) =>
  checkForm(form, eventFormSchema({ today, savedDate }, t), isPublished);

const finished = () => ({
  ...emptyForm(texts),
  title: '巷口的現場',
  category: '主題派對',
  description: '一把吉他。',
  date: '2026-12-26',
  city: 'taipei',
  location: '巷口咖啡',
});

test('an empty form names every field that is missing, step by step', () => {
  const { all, canSaveEvent } = checkEventForm(emptyForm(texts), TODAY, '');
  expect(canSaveEvent).toBe(false);
  expect(faultsOfStep(all, 'basics')).toEqual({
    title: 'titleMissing',
    category: 'categoryMissing',
    description: 'descriptionMissing',
  });
  expect(faultsOfStep(all, 'location')).toEqual({
    date: 'dateMissing',
    city: 'cityMissing',
    location: 'locationMissing',
  });
});

test('a draft needs its title alone; what everybody reads needs all', () => {
  const draft = { ...emptyForm(texts), title: '巷口的現場' };
  expect(checkEventForm(draft, TODAY, '').canSaveEvent).toBe(true);
  expect(columnsOf(draft)).toMatchObject({
    title: '巷口的現場',
    category: null,
    date: null,
    city: null,
  });
  expect(checkEventForm(draft, TODAY, '', true).canSaveEvent).toBe(false);
  const { all, canSaveEvent } = checkEventForm(
    { ...finished(), location: '', time: '' },
    TODAY,
    '',
  );
  expect(canSaveEvent).toBe(true);
  expect(all).toEqual({ location: 'locationMissing', time: 'timeMissing' });
  expect(checkEventForm(finished(), TODAY, '', true)).toMatchObject({
    all: {},
    canSaveEvent: true,
  });
});

test('a day that has passed is refused unless it was saved before', () => {
  const past = { ...finished(), date: '2026-11-30' };
  expect(checkEventForm(past, TODAY, '').all).toEqual({ date: 'datePast' });
  expect(checkEventForm(past, TODAY, '2026-11-30').all).toEqual({});
});

test('what lasts for days may have begun, be sold from its second day and ask until its end', () => {
  const lasting = {
    ...finished(),
    date: '2026-11-30',
    time: '10:00',
    types: [{ ...newType(texts.paid, '100'), saleStart: '2026-12-02T10:00' }],
  };
  const faults = (endsAt: string, answersCloseAt: string) =>
    Object.values(checkEventForm({ ...lasting, endsAt, answersCloseAt }, TODAY, '').all);
  expect(faults('2026-12-20T18:00', '2026-12-20T18:00')).toEqual([]);
  expect(faults('2026-12-20T18:00', '2026-12-20T18:01')).toEqual(['answersCloseLate']);
  expect(faults('2026-11-30T18:00', '')).toEqual(['datePast', 'saleStartsTooLate']);
});

test('a day that cannot be waits with the end that moved along', () => {
  const form = { ...finished(), date: '0202-01-26', endsAt: '0202-01-26T23:00' };
  const { all, canSaveEvent } = checkEventForm(form, TODAY, '2026-12-26');
  expect([all, canSaveEvent]).toEqual([{ date: 'datePast' }, true]);
  expect(columnsOf(form, all)).not.toHaveProperty('date');
  expect(columnsOf(form, all)).not.toHaveProperty('endsAt');
});

test('a sale begins before its event', () => {
  const types = [{ ...newType(texts.paid, '100'), saleStart: '2026-12-26T19:00' }];
  const faultsAt = (time: string) =>
    Object.values(checkEventForm({ ...finished(), types, time }, TODAY, '').all);
  expect(faultsAt('19:00')).toEqual(['saleStartsTooLate']);
  expect(faultsAt('19:30')).toEqual([]);
});

test('a sale ends with its event at the latest', () => {
  const faultsOf = (saleEnd: string, endsAt: string) => {
    const types = [{ ...newType(texts.paid, '100'), saleEnd }];
    const form = { ...finished(), date: '2026-12-26', time: '19:00', types, endsAt };
    return Object.values(checkEventForm(form, TODAY, '').all);
  };
  expect(faultsOf('2026-12-26T22:00', '2026-12-26T22:00')).toEqual([]);
  expect(faultsOf('2026-12-26T22:01', '2026-12-26T22:00')).toEqual(['saleEndsTooLate']);
  expect(faultsOf('2026-12-26T19:01', '')).toEqual(['saleEndsTooLate']);
});

test.each([
  ['', 'priceMissing'],
  ['-1', 'priceNegative'],
  ['1.5', 'priceInvalid'],
  ['2000000', 'priceInvalid'],
])('a price of "%s" is %s', (price, fault) => {
  const type = newType(texts.paid, price);
  const { all, canSaveTypes } = checkEventForm({ ...finished(), types: [type] }, TODAY, '');
  expect(canSaveTypes).toBe(false);
  expect(Object.values(all)).toEqual([fault]);
  expect(stepOf(Object.keys(all)[0] ?? '')).toBe('tickets');
});

test('fewer tickets than are sold cannot be offered', () => {
  const type = { ...newType(texts.paid, '100'), capacity: '3', used: 4 };
  const { all } = checkEventForm({ ...finished(), types: [type] }, TODAY, '');
  expect(Object.values(all)).toEqual(['capacityUsed']);
});

test('a free event has one ticket of NT$0, a paid one begins at 100', () => {
  expect(typesFor(false, texts)[0]).toMatchObject({ name: '免費入場', price: '0' });
  expect(typesFor(true, texts)[0]).toMatchObject({ name: '一般票', price: '100' });
});

test('an event that costs something gets the refund scheme of paid tickets, unless one was chosen', () => {
  expect(switchPaid({ refundPolicy: 'free' }, true, texts).refundPolicy).toBe('ten_days');
  expect(switchPaid({ refundPolicy: 'ten_days' }, false, texts).refundPolicy).toBe('free');
  expect(switchPaid({ refundPolicy: 'tiered' }, true, texts).refundPolicy).toBe('tiered');
});

test('what the server has comes back as it was sent', () => {
  const performer = { id: 'p1', name: '海霧樂團', category: 'band', imageUrl: null };
  const form = {
    ...finished(),
    endsAt: '2026-12-26T23:30',
    maxAttendees: '80',
    point: '25.03400, 121.56450',
    venue: { id: 'v1', name: '月爐空間' },
    imageUrl: '/storage/v1/object/public/media/u/a.jpg',
    posterLine: 'SUMMER NIGHT',
    performers: [performer],
    guests: ['神秘嘉賓'],
    questions: [{ ...newQuestion(), label: '應援名' }],
    answersCloseAt: '2026-12-25T12:00',
  };
  const event = columnsOf(form);
  expect(event).toMatchObject({ endsAt: '2026-12-26T23:30:00+08:00', maxAttendees: 80 });
  const types = typesOf(form).map((type) => ({ ...type, id: 't-1', sold: 0, held: 0 }));
  const again = formOf(
    editableRow({ event, types, performers: [performer], venue: form.venue }),
    texts,
  );
  expect(columnsOf(again)).toEqual(event);
  expect(typesOf(again)).toEqual([{ ...typesOf(form)[0], key: undefined, id: 't-1' }]);
});

test.each([
  [{ date: '2026-11-30' }, 'date', 'datePast', 'location', 'date'],
  [{ date: '2028-12-26' }, 'date', 'dateTooFar', 'location', 'date'],
  [{ endsAt: '2026-12-26T18:00' }, 'endsAt', 'endsTooEarly', 'location', 'endsAt'],
  [{ maxAttendees: '八十' }, 'maxAttendees', 'maxAttendeesInvalid', 'refund', 'maxAttendees'],
  [{ point: '台北' }, 'point', 'pointInvalid', 'location', 'lat'],
  [{ point: '121.5, 25.03' }, 'point', 'pointOutside', 'location', 'lat'],
  [{ posterLine: '夏夜' }, 'posterLine', 'posterLineInvalid', 'basics', 'posterLine'],
  [
    { answersCloseAt: '2026-12-27T00:00' },
    'answersCloseAt',
    'answersCloseLate',
    'tickets',
    'answersCloseAt',
  ],
])('%j waits, and the rest is saved', (change, field, fault, step, column) => {
  const form = { ...finished(), ...change };
  const { all, canSaveEvent, isHoldingBack } = checkEventForm(form, TODAY, '');
  expect(all).toEqual({ [field]: fault });
  expect(stepOf(field)).toBe(step);
  expect([canSaveEvent, isHoldingBack]).toEqual([true, true]);
  expect(columnsOf(form, all)).not.toHaveProperty(column);
  expect(columnsOf(form)).toHaveProperty(column);
});

test('a question that is half typed waits, and the rest is saved', () => {
  const form = { ...finished(), questions: [newQuestion()] };
  const { all, canSaveEvent } = checkEventForm(form, TODAY, '');
  expect(Object.values(all)).toEqual(['questionMissing']);
  expect(canSaveEvent).toBe(true);
  expect(columnsOf(form, all)).not.toHaveProperty('questions');
  expect(stepOf(Object.keys(all)[0] ?? '')).toBe('tickets');
});
