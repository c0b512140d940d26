import type { Question } from '@spotlight/shared/event-form/question';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import { eventReceiptSchema } from '../../mf-events/src/data/organizer/event-receipt.schema';
import { attendeeExportSchema } from '../../mf-events/src/data/attendee/attendee-export.schema';
import { attendeePageSchema } from '../../mf-events/src/data/attendee/attendee.schema';
import { registrationPageSchema } from '../../mf-events/src/data/registration/registration-list.schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createFreeEvent, registrationFor, taipeiDay, type Receipt } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { addTicketType } from './setup/events';
import { expectTicketRulesToHold, purchaseFor, type Purchase } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;
let fan: string;

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  fan = await signUp(database.sql);
});
afterEach(() => expectTicketRulesToHold(database.sql));

const text: Question = { id: 'q-name', kind: 'text', label: '應援名', required: true };
const size: Question = {
  id: 'q-size',
  kind: 'one_of',
  label: '衣服尺寸',
  required: true,
  options: ['S', 'M', 'L'],
};
const days = {
  id: 'q-days',
  kind: 'many_of',
  label: '會來的日子',
  required: false,
  options: ['六', '日'],
  max_choices: 1,
};
const consent: Question = { id: 'q-photo', kind: 'consent', label: '同意現場拍攝', required: true };
const questions = [text, size, days, consent];
const given = [
  { question_id: 'q-name', value: ' 小海 ' },
  { question_id: 'q-size', value: 'M' },
  { question_id: 'q-photo', value: true },
];
const kept = [
  { question_id: 'q-name', kind: 'text', label: '應援名', value: '小海' },
  { question_id: 'q-size', kind: 'one_of', label: '衣服尺寸', value: 'M' },
  { question_id: 'q-photo', kind: 'consent', label: '同意現場拍攝', value: true },
];

const save = async (columns: object, id: string | null = null, version: number | null = null) =>
  fit(
    eventReceiptSchema,
    await call(database.sql, organizer, 'save_event', {
      p_event_id: id,
      p_version: version,
      p_event: columns,
    }),
  );
const ask = (id: string, asked: object[], version = 1) => save({ questions: asked }, id, version);
async function askingEvent(asked: object[] = questions) {
  const id = await createFreeEvent(database.sql, {}, { organizer_id: organizer });
  // Approved and listed, so that its description is asked for.
  await database.sql`update public.events set description = '一行說明' where id = ${id}`;
  await ask(id, asked);
  return id;
}
const register = (id: string, answers: Argument, userId = fan) =>
  call<Receipt>(
    database.sql,
    userId,
    'register_for_event',
    registrationFor(id, { p_answers: answers }),
  );
const answersOf = async (registrationId: string) => {
  const [row] = await database.sql<{ answers: unknown }[]>`
    select answers from public.event_registrations where id = ${registrationId}`;
  return row?.answers;
};
const update = (registrationId: string, answers: object[], userId = fan) =>
  call(database.sql, userId, 'update_registration_answers', {
    p_registration_id: registrationId,
    p_answers: answers,
  });

describe('the questions of an event', () => {
  it('are kept in their order, read by everybody, and copied with the event', async () => {
    const id = await askingEvent();
    expect(await call(database.sql, null, 'get_event', { p_id: id })).toMatchObject({ questions });
    const copy = fit(
      eventReceiptSchema,
      await call(database.sql, organizer, 'duplicate_event', {
        p_event_id: id,
        p_date: taipeiDay(60),
      }),
    );
    const read = fit(
      eventForEditingSchema,
      await call(database.sql, organizer, 'event_for_editing', { p_event_id: copy.id }),
    );
    expect(read.event.questions).toEqual(questions);
  });

  it.each([
    ['questions', 'x'],
    ['questions', Array.from({ length: 21 }, (_, n) => ({ ...text, id: `q-many${n}` }))],
    ['questions', [text, text]],
    ['questions.0.id', [{ ...text, id: 'name' }]],
    ['questions.0.kind', [{ ...text, kind: 'file' }]],
    ['questions.1.label', [text, { ...size, label: ' ' }]],
    ['questions.0.label', [{ ...text, label: '長'.repeat(201) }]],
    ['questions.0.label', [{ ...text, label: 5 }]],
    ['questions.0.help', [{ ...text, help: '長'.repeat(301) }]],
    ['questions.0.required', [{ ...text, required: 'yes' }]],
    ['questions.0.max_length', [{ ...text, max_length: 201 }]],
    ['questions.0.max_length', [{ ...text, max_length: 0 }]],
    ['questions.0.options', [{ ...size, options: ['S'] }]],
    ['questions.0.options', [{ ...size, options: ['S', 'S '] }]],
    ['questions.0.options', [{ ...size, options: undefined }]],
    ['questions.0.max_choices', [{ ...days, max_choices: 3 }]],
  ])('refuses a wrong %s', async (hint, wrong) => {
    const attempt = save({
      title: '第一場',
      category: '主題派對',
      city: 'taipei',
      date: taipeiDay(20),
      questions: wrong,
    });
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint });
  });
});

describe('an answer', () => {
  it('is kept with the words of its question, for free and paid tickets alike', async () => {
    const id = await askingEvent();
    const { registration_id } = await register(id, given);
    expect(await answersOf(registration_id)).toEqual(kept);
    await addTicketType(database.sql, id, { ticket_type_id: 'paid', price: 300 });
    const other = await signUp(database.sql);
    const { registrations } = await call<Purchase>(
      database.sql,
      other,
      'hold_tickets',
      purchaseFor(id, { free: 1, paid: 1 }, 300, { p_answers: given }),
    );
    expect(registrations).toHaveLength(2);
    for (const { id: registrationId } of registrations) {
      expect(await answersOf(registrationId)).toEqual(kept);
    }
  });

  it.each([
    ['answers.q-name', given.slice(1)],
    ['answers.q-name', [{ question_id: 'q-name', value: '  ' }, ...given.slice(1)]],
    ['answers.q-name', [{ question_id: 'q-name', value: '長'.repeat(201) }, ...given.slice(1)]],
    ['answers.q-name', [{ question_id: 'q-name', value: ['a'] }, ...given.slice(1)]],
    ['answers.q-size', [...given, { question_id: 'q-size', value: 'XL' }].toSpliced(1, 1)],
    ['answers.q-photo', [...given.slice(0, 2), { question_id: 'q-photo', value: false }]],
    ['answers.q-days', [...given, { question_id: 'q-days', value: ['六', '日'] }]],
    ['answers.q-days', [...given, { question_id: 'q-days', value: ['六', '六'] }]],
    ['answers.q-days', [...given, { question_id: 'q-days', value: ['一'] }]],
    ['answers', [...given, { question_id: 'q-none', value: '?' }]],
    ['answers', [...given, given[0]]],
    ['answers', { 'q-name': '小海' }],
  ])('is refused with its name: %s', async (hint, answers) => {
    const id = await askingEvent();
    expect(await faultOf(register(id, answers))).toMatchObject({ code: 'INVALID_INPUT', hint });
    const purchase = call(
      database.sql,
      fan,
      'hold_tickets',
      purchaseFor(id, { free: 1 }, 0, { p_answers: answers }),
    );
    expect(await faultOf(purchase)).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('may be left out where it is not required', async () => {
    const id = await askingEvent([{ ...text, required: false }, days]);
    const { registration_id } = await register(id, null);
    expect(await answersOf(registration_id)).toEqual([]);
  });

  it('stays readable after its question was reworded or removed, for the organizer too', async () => {
    const id = await askingEvent();
    await register(id, given);
    await ask(id, [{ ...size, label: '尺寸', options: ['XL', 'XXL'] }], 2);
    const page = fit(
      attendeePageSchema,
      await call(database.sql, organizer, 'event_attendees', { p_event_id: id }),
    );
    expect(page.items[0]?.answers).toEqual(kept);
    const file = fit(
      attendeeExportSchema,
      await call(database.sql, organizer, 'export_attendees', { p_event_id: id }),
    );
    expect(file.rows[0]?.answers).toEqual(kept);
    expect(file.questions).toHaveLength(1);
  });
});

describe('changing answers', () => {
  const mine = async () =>
    fit(registrationPageSchema, await call(database.sql, fan, 'my_registrations')).items[0];

  it('is its person’s until the event starts, and keeps what is asked no more', async () => {
    const id = await askingEvent();
    const { registration_id } = await register(id, given);
    expect(await mine()).toMatchObject({ can_edit_answers: true, answers: kept, questions });
    await ask(id, questions.slice(1), 2);
    await update(registration_id, [
      { question_id: 'q-size', value: 'L' },
      { question_id: 'q-photo', value: true },
    ]);
    expect((await mine())?.answers).toEqual([{ ...kept[1], value: 'L' }, kept[2], kept[0]]);
    expect(await faultOf(update(registration_id, []))).toMatchObject({ hint: 'answers.q-size' });
    expect(await refusal(update(registration_id, given.slice(1), organizer))).toBe('NOT_FOUND');
  });

  it('reaches every line of one purchase', async () => {
    const id = await askingEvent();
    await addTicketType(database.sql, id, { ticket_type_id: 'other', price: 0 });
    const { registrations } = await call<Purchase>(
      database.sql,
      fan,
      'hold_tickets',
      purchaseFor(id, { free: 1, other: 1 }, 0, { p_answers: given }),
    );
    await update(registrations[0]?.id ?? '', [
      { question_id: 'q-name', value: '大海' },
      ...given.slice(1),
    ]);
    for (const { id: registrationId } of registrations) {
      expect(await answersOf(registrationId)).toContainEqual({ ...kept[0], value: '大海' });
    }
  });

  it('ends at the organizer’s own limit, with the start, and with the registration', async () => {
    const id = await askingEvent();
    const { registration_id } = await register(id, given);
    const attempt = () => refusal(update(registration_id, given));
    await database.sql`
      update public.events set answers_close_at = now() - interval '1 minute' where id = ${id}`;
    expect(await attempt()).toBe('ANSWERS_CLOSED');
    expect((await mine())?.can_edit_answers).toBe(false);
    await database.sql`
      update public.events set answers_close_at = null, date = ${taipeiDay(0)}, time = '00:00'
      where id = ${id}`;
    expect(await attempt()).toBe('ANSWERS_CLOSED');
    const later = await askingEvent();
    const cancelled = await register(later, given);
    await call(database.sql, fan, 'cancel_registration', {
      p_registration_id: cancelled.registration_id,
    });
    expect(await refusal(update(cancelled.registration_id, given))).toBe('ANSWERS_CLOSED');
  });

  it('is limited to before the start when the organizer says until when', async () => {
    const id = await askingEvent();
    const late = save({ answers_close_at: `${taipeiDay(31)}T00:00:00+08:00` }, id, 2);
    expect(await faultOf(late)).toMatchObject({ hint: 'answers_close_at' });
    await save({ answers_close_at: `${taipeiDay(29)}T00:00:00+08:00` }, id, 2);
  });
});

it('forgets the answers with the person', async () => {
  const id = await askingEvent();
  const { registration_id } = await register(id, given);
  await database.sql`select private.anonymise_registrations(${[registration_id]}::uuid[])`;
  expect(await answersOf(registration_id)).toEqual([]);
});
