import { AppError, type Backend } from '@spotlight/shared/data';
import { askAccess, isAdmin } from './access.repository';

type Answer = { data: unknown; error: { code?: string; message: string } | null; status: number };

/** A data API whose functions answer with PostgREST's own bodies, which the plain fake cannot give. */
function createBackendOf(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const rpc = (name: string) => {
    asked.push(name);
    return Promise.resolve(answers[name]);
  };
  const backend = {
    rest: () => Promise.resolve({ rpc }),
    url: 'http://backend.test',
    readAhead: () => Promise.resolve(undefined),
  } as unknown as Backend;
  return { asked, backend };
}

const missing: Answer = {
  data: null,
  error: { code: 'PGRST202', message: 'Could not find the function' },
  status: 404,
};
const yes: Answer = { data: true, error: null, status: 200 };

it('asks the current question only, when the database knows it', async () => {
  const { backend, asked } = createBackendOf({ is_admin_safe_v3: yes });
  await expect(isAdmin(backend)).resolves.toBe(true);
  expect(asked).toEqual(['is_admin_safe_v3']);
});

it('asks the older question when the database does not know the current one', async () => {
  const { backend, asked } = createBackendOf({ is_admin_safe_v3: missing, is_admin_safe: yes });
  await expect(isAdmin(backend)).resolves.toBe(true);
  expect(asked).toEqual(['is_admin_safe_v3', 'is_admin_safe']);
});

it('never falls back because of a failure', async () => {
  const failing: Answer = { data: null, error: { message: 'connection lost' }, status: 503 };
  const { backend, asked } = createBackendOf({ is_admin_safe_v3: failing, is_admin_safe: yes });
  await expect(isAdmin(backend)).rejects.toBeInstanceOf(AppError);
  expect(asked).toEqual(['is_admin_safe_v3']);
});

it('takes nothing but a plain yes or no for an answer', async () => {
  const { backend } = createBackendOf({ is_admin_safe_v3: { ...yes, data: 'true' } });
  await expect(isAdmin(backend)).rejects.toMatchObject({ code: 'UNEXPECTED_DATA' });
});

describe('what somebody is to the back office', () => {
  const no: Answer = { data: false, error: null, status: 200 };
  const factor = (isNeeded: boolean): Answer => ({
    data: {
      is_needed: isNeeded,
      is_required: true,
      is_set_up: true,
      is_verified: false,
      confirmed_at: null,
      recovery_codes_left: 10,
      locked_until: null,
      tries_left: 5,
    },
    error: null,
    status: 200,
  });

  it.each([
    ['admin', { is_admin_safe_v3: yes }],
    ['factor', { is_admin_safe_v3: no, my_second_factor: factor(true) }],
    ['member', { is_admin_safe_v3: no, my_second_factor: factor(false) }],
    // A database that does not know the question yet asks nobody for a factor.
    ['member', { is_admin_safe_v3: no, my_second_factor: missing }],
  ])('%s', async (expected, answers) => {
    await expect(askAccess(createBackendOf(answers).backend)).resolves.toBe(expected);
  });

  it('nothing, while the server cannot say whether the factor is needed', async () => {
    const failing: Answer = { data: null, error: { message: 'connection lost' }, status: 503 };
    const { backend } = createBackendOf({ is_admin_safe_v3: no, my_second_factor: failing });
    await expect(askAccess(backend)).rejects.toBeInstanceOf(AppError);
  });
});
