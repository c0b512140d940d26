import { sized } from '../../tools/run-size/run-size';
import { createPendingVenue, signUpAdmin } from './setup/back-office';
import { call } from './setup/callers';
import { signUp } from './setup/people';
import { provedEmailOf } from './setup/tickets';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: sized(16, 40) });

/** How many calls were answered, and the codes of the others. */
async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { answered: settled.length - refusals.length, refusals: [...new Set(refusals)].sort() };
}

const superadmins = async () =>
  (
    await database.sql<{ id: string }[]>`
      select id from public.profiles
      where role = 'admin' and admin_role = 'superadmin' and active and not deleted`
  ).map(({ id }) => id);

it.each([
  ['revoke each other', 'revoke_admin', {}],
  ['switch each other off', 'set_account_active', { p_active: false }],
  ['delete each other', 'delete_account', {}],
])('one superadmin of two is left when they %s at once', async (_, name, args) => {
  for (let round = 0; round < 8; round++) {
    const [a, b] = [
      await signUpAdmin(database.sql, 'superadmin'),
      await signUpAdmin(database.sql, 'superadmin'),
    ];
    // Whoever was left of the rounds before steps down; these two remain.
    for (const former of await superadmins()) {
      if (former !== a && former !== b) {
        await call(database.sql, a, 'revoke_admin', { p_user_id: former });
      }
    }
    const result = await outcomes([
      call(database.sql, a, name, { p_user_id: b, ...args }),
      call(database.sql, b, name, { p_user_id: a, ...args }),
    ]);
    expect(result.answered).toBe(1);
    expect(await superadmins()).toHaveLength(1);
  }
});

it('never loses the last superadmin in a crowd of ten who all revoke all others', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 10 }, () => signUpAdmin(database.sql, 'superadmin')),
  );
  await outcomes(
    crowd.flatMap((by) =>
      crowd
        .filter((other) => other !== by)
        .map((other) => call(database.sql, by, 'revoke_admin', { p_user_id: other })),
    ),
  );
  expect((await superadmins()).length).toBeGreaterThanOrEqual(1);
});

it('lets one of ten administrators decide, and records one decision', async () => {
  const approvers = await Promise.all(
    Array.from({ length: 10 }, () => signUpAdmin(database.sql, 'approver')),
  );
  for (let round = 0; round < 5; round++) {
    const owner = await signUp(database.sql);
    const venue = await createPendingVenue(database.sql, owner);
    const result = await outcomes(
      approvers.map((approver, index) =>
        call(database.sql, approver, 'decide', {
          p_entity_type: 'venues',
          p_entity_id: venue,
          p_status: index % 2 ? 'approved' : 'rejected',
          p_reason: '照片不清楚',
        }),
      ),
    );
    const rows = await database.sql<{ from: string; to: string; sent: number }[]>`
      select from_status as from, to_status as to,
        (select count(*)::int from public.notifications where user_id = ${owner}) as sent
      from public.approval_decisions where entity_id = ${venue} order by id`;
    expect(result).toEqual({ answered: 1, refusals: ['INVALID_STATE'] });
    expect(rows).toMatchObject([{ from: 'pending_approval', sent: 1 }]);
    const [now] = await database.sql`select status from public.venues where id = ${venue}`;
    expect(now).toEqual({ status: rows[0]?.to });
  }
});

it('accepts one invitation once out of twenty attempts', async () => {
  const [root] = await superadmins();
  const person = await signUp(database.sql);
  const { token } = await call<{ token: string }>(database.sql, root ?? '', 'invite_admin', {
    p_email: await provedEmailOf(database.sql, person),
    p_role: 'editor',
  });
  const result = await outcomes(
    Array.from({ length: 20 }, () =>
      call(database.sql, person, 'accept_admin_invitation', { p_token: token }),
    ),
  );
  expect(result).toEqual({ answered: 1, refusals: ['INVITATION_INVALID'] });
});
