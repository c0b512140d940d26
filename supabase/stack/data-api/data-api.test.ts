import type { DataApiEngine } from './data-api';
import { startTestStack, type TestStack } from '../testing/test-stack';

interface DataError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

describe.each<DataApiEngine>(['postgrest', 'lite'])('the data API of %s', (engine) => {
  const print = console.error;
  let stack: TestStack;
  let token: string;
  let userId: string;

  beforeAll(async () => {
    // @supabase/lite prints every error it sends.
    console.error = () => undefined;
    stack = await startTestStack({ dataApi: engine });
    ({ token, userId } = await stack.signUp());
  }, 60_000);
  afterAll(async () => {
    console.error = print;
    await stack.close();
  });

  test('is the engine that was asked for', () => {
    expect(stack.dataApi).toBe(engine);
  });

  describe('keeps what the migrations revoked, after the first requests as well', () => {
    beforeAll(() => stack.call('/rest/v1/notes?select=id'));

    test('a granted column can be read', async () => {
      const { status, body } = await stack.call('/rest/v1/notes?select=id,title&id=eq.1');
      expect([status, body]).toEqual([200, [{ id: 1, title: 'first' }]]);
    });

    test('a column without a grant cannot', async () => {
      const { status, body } = await stack.call<DataError>('/rest/v1/notes?select=secret_note');
      expect([status, body.code]).toEqual([401, '42501']);
    });

    test('a table closed by grants alone stays closed', async () => {
      const visitor = await stack.call<DataError>('/rest/v1/internal_log');
      const person = await stack.call<DataError>('/rest/v1/internal_log', { token });
      expect([visitor.status, visitor.body.code]).toEqual([401, '42501']);
      expect([person.status, person.body.code]).toEqual([403, '42501']);
    });

    test('an update without a grant changes nothing', async () => {
      const { status, body } = await stack.call<DataError>('/rest/v1/notes?id=eq.1', {
        method: 'PATCH',
        json: { title: 'changed' },
        token,
      });
      expect([status, body.code]).toEqual([403, '42501']);
    });
  });

  test.each([
    ['23514', 400, 'amount'],
    ['23P01', 400, 'during'],
  ])('a violated constraint is %s with status %i', async (code, status, column) => {
    const row = { id: 2, title: 'second', [column]: column === 'amount' ? 0 : '[5,20)' };
    const answer = await stack.call<DataError>('/rest/v1/notes', { json: row, token });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['P0001', 400],
    ['P0002', 500],
    ['28000', 403],
    ['PT409', 409],
    ['PT422', 422],
  ])('an error raised as %s has status %i and keeps its words', async (state, status) => {
    const { status: actual, body } = await stack.call<DataError>('/rest/v1/rpc/fail', {
      json: { p_state: state, p_message: 'SOLD_OUT' },
      token,
    });
    expect(actual).toBe(status);
    expect(body).toEqual({ code: state, message: 'SOLD_OUT', details: 'why', hint: 'what to do' });
  });

  test('moments are ISO 8601', async () => {
    const { body } = await stack.call('/rest/v1/notes?select=written_at&id=eq.1');
    expect(body).toEqual([{ written_at: '2026-11-20T23:58:28.104+00:00' }]);
  });

  test('JSON is stored as what it is', async () => {
    const facts = { doors: '18:00', seats: [1, 2], text: '"quoted"' };
    await stack.call('/rest/v1/notes', { json: { id: 3, title: 'facts', facts }, token });
    const { body } = await stack.call('/rest/v1/notes?select=facts,facts->>doors&id=eq.3');
    expect(body).toEqual([{ facts, doors: '18:00' }]);
  });

  test.each([
    ['array', [{ a: 1 }]],
    ['object', { a: '"quoted"' }],
  ])('a JSON argument arrives as an %s', async (kind, value) => {
    const { body } = await stack.call('/rest/v1/rpc/kind_of', { json: { p_value: value } });
    expect(body).toBe(kind);
  });

  test('functions with the rights of their caller know who that is', async () => {
    const person = await stack.call('/rest/v1/rpc/whoami', { token });
    const visitor = await stack.call('/rest/v1/rpc/whoami');
    const authenticated = { id: userId, role: 'authenticated', user: 'authenticated' };
    expect(person.body).toEqual(authenticated);
    expect(visitor.body).toEqual({ id: null, role: 'anon', user: 'anon' });
  });

  test('a table that is not there has the code of a missing table', async () => {
    const { status, body } = await stack.call<DataError>('/rest/v1/nowhere');
    expect(status).toBe(404);
    expect(['42P01', 'PGRST205']).toContain(body.code);
  });

  test('other schemas are not exposed', async () => {
    const headers = { 'Accept-Profile': 'auth' };
    const { status, body } = await stack.call<DataError>('/rest/v1/users', { headers });
    expect([status, body.code]).toEqual([406, 'PGRST106']);
  });
});
