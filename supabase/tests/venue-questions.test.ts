import {
  askedAtVenueSchema,
  hostQuestionPageSchema,
  venueQuestionSchema,
} from '../../mf-venues/src/data/venue-question/venue-question.schema';
import { fit } from './answers/fit';
import { signUpAdmin } from './setup/back-office';
import { createVenue } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let host: string;
let fan: string;
let venue: string;

beforeEach(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  fan = await signUp(database.sql, { metadata: { username: '林小海' } });
  venue = await createVenue(database.sql, host, { name: '光點咖啡' });
});
afterEach(() => checkInvariants(database.sql));

const ask = async (body = '可以自備餐點嗎？', person = fan, at = venue) =>
  fit(
    venueQuestionSchema,
    await call(database.sql, person, 'ask_venue', { p_venue_id: at, p_body: body }),
  );
const answer = async (id: string, words: string | null = '可以，請清理乾淨。', person = host) =>
  fit(
    venueQuestionSchema,
    await call(database.sql, person, 'answer_venue_question', {
      p_question_id: id,
      p_answer: words,
    }),
  );
const shown = async (person: string | null = null) =>
  fit(
    askedAtVenueSchema,
    await call(database.sql, person, 'list_venue_questions', { p_venue_id: venue }),
  );
const asked = async (args: Record<string, Argument> = {}, person = host) =>
  fit(hostQuestionPageSchema, await call(database.sql, person, 'my_venue_questions', args));
const toldTo = async (person: string) =>
  (
    await database.sql<{ kind: string; link: string }[]>`
      select kind, link from public.notifications where user_id = ${person} order by created_at, id`
  ).map(({ kind, link }) => [kind, link]);

describe('a question to a host', () => {
  it('is told to the host, and until it is answered nobody else reads it but who asked', async () => {
    const { id } = await ask(' 可以自備餐點嗎？ ');
    expect(await toldTo(host)).toEqual([['venue.asked', `/venue-questions?venue=${venue}`]]);
    expect(await shown()).toMatchObject({ items: [], own: [], total: 0, is_host: false });
    expect(await shown(host)).toMatchObject({ own: [], is_host: true, has_host: true });
    expect((await shown(fan)).own).toMatchObject([
      { id, body: '可以自備餐點嗎？', author: '林**' },
    ]);
    expect((await shown(await signUp(database.sql))).own).toEqual([]);
    expect(await asked()).toMatchObject({
      waiting: 1,
      items: [{ id, status: 'open', venue_name: '光點咖啡' }],
    });
  });

  it('is public once it is answered, without the name, and who asked is told once', async () => {
    const { id } = await ask();
    await answer(id);
    await answer(id);
    await answer(id, '可以，外食清潔費 500 元。');
    const page = await shown();
    expect(page).toMatchObject({
      total: 1,
      own: [],
      items: [{ id, author: '林**', answer: '可以，外食清潔費 500 元。' }],
    });
    expect(JSON.stringify(page)).not.toContain('小海');
    expect(await toldTo(fan)).toEqual([['venue.answered', `/venues/${venue}`]]);
    expect(await asked()).toMatchObject({ waiting: 0 });
  });

  it('is put aside without words, or taken off the page, also by administrators of venues', async () => {
    const { id } = await ask();
    await answer(id, '  ');
    expect(await asked({ p_state: 'closed' })).toMatchObject({ items: [{ id, answer: null }] });
    await answer(id);
    expect((await shown()).total).toBe(1);
    const admin = await signUpAdmin(database.sql, 'editor');
    expect(await refusal(answer(id, '不可以。', admin))).toBe('NOT_FOUND');
    await answer(id, null, admin);
    expect((await shown()).total).toBe(0);
    expect(await toldTo(fan)).toHaveLength(1);
  });

  it('is answered by the host alone', async () => {
    const { id } = await ask();
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await createVenue(database.sql, other);
    expect(await refusal(answer(id, '可以', other))).toBe('NOT_FOUND');
    expect(await refusal(answer(id, '可以', fan))).toBe('NOT_FOUND');
    expect((await asked({}, other)).items).toEqual([]);
  });

  it('has to be one, at a venue of somebody else that is public and has a host', async () => {
    expect(await faultOf(ask('  '))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await refusal(ask('問'.repeat(501)))).toBe('INVALID_INPUT');
    expect(await faultOf(ask('自問自答', host))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'own',
    });
    const orphan = await createVenue(database.sql, null);
    expect(await faultOf(ask('有人嗎？', fan, orphan))).toMatchObject({ hint: 'no_host' });
    const draft = await createVenue(database.sql, host, { status: 'draft' });
    expect(await refusal(ask('開了嗎？', fan, draft))).toBe('NOT_FOUND');
  });

  it('is asked three times until somebody answers, also from many tabs at once', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((count) => ask(`第 ${count} 個問題`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusal(ask())).toBe('RATE_LIMITED');
  });

  it('goes with the account of who asked, and words of a host with that of the host', async () => {
    const { id } = await ask();
    await answer(id);
    await database.sql`select private.forget_words(${host}, '主人')`;
    expect((await shown()).items).toMatchObject([{ answer: '（已刪除）' }]);
    await database.sql`select private.forget_words(${fan}, '林小海')`;
    expect((await shown()).total).toBe(0);
  });
});
