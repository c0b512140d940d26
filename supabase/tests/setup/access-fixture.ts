import { areas } from '../access';
import { type Caller, type People, type Subjects } from './access';
import { signUp, signUpSuperadmin, signUpViewer } from './people';
import type { Sql } from './test-database';

export interface AccessFixture {
  people: People;
  /** What the owner and the disabled person have; all other callers try the owner's. */
  subjectsOf: (caller: Caller) => Subjects;
  /** The person with whose id rows are looked for. */
  personOf: (caller: Caller) => string;
}

const managing = {
  can_manage_events: true,
  can_manage_venues: true,
  can_manage_performers: true,
  can_manage_ads: true,
};

/**
 * Two people, `owner` and `disabled`, with one row of everything that can be theirs; the second one's
 * account is switched off afterwards. Apart from the other party, nobody else has a part in it.
 */
export async function arrangeAccess(sql: Sql): Promise<AccessFixture> {
  const admin = (admin_role: string, flags: Record<string, boolean>) =>
    signUp(sql, { profile: { role: 'admin', admin_role, ...flags } });
  const people: People = {
    signedOut: null,
    owner: await signUp(sql),
    other: await signUp(sql),
    otherParty: await signUp(sql, { metadata: { user_type: 'venue' } }),
    viewer: await signUpViewer(sql),
    editor: await admin('editor', managing),
    approver: await admin('approver', { can_approve_posts: true }),
    superadmin: await signUpSuperadmin(sql),
    disabled: await signUp(sql),
  };

  await sql`select private.note_proved(id) from public.profiles`;

  const arrange = async (person: string) => {
    const subjects: Subjects = {};
    for (const area of areas) Object.assign(subjects, await area.arrange?.(sql, people, person));
    return subjects;
  };
  const own = await arrange(people.owner);
  const lost = await arrange(people.disabled);
  await sql`update public.profiles set active = false where id = ${people.disabled}`;

  return {
    people,
    subjectsOf: (caller) => (caller === 'disabled' ? lost : own),
    personOf: (caller) => people[caller === 'disabled' ? 'disabled' : 'owner'],
  };
}
