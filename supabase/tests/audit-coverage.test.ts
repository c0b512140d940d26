import { signUpAdmin } from './setup/back-office';
import { call } from './setup/callers';
import { createShop } from './setup/orders';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 1 });

type Verb = 'insert' | 'update' | 'delete';
interface Routine {
  name: string;
  body: string;
  isWriting: boolean;
}

/** What a function begins with that is for administrators. */
const forAdministrators =
  /private\.(require_flag|require_admin|require_superadmin|is_superadmin|require_order_kinds)\(/;
/** Writes a line itself, or a history of its own that stands in the panel beside the log. */
const logging =
  /log_act\(|insert into public\.audit_log|log_order\(|log_contact_message\(|approval_decisions/;
/** Need no line: who may call them is asked for another reason, or what they belong to has one. */
const elsewhere = [
  // The buyer's alone.
  'public.set_refund_account',
  // Rows of a file, whose beginning and end are written down.
  'public.admin_add_import_rows',
];
const written = /(insert into|update|delete from) ((?:public|private)\.\w+)/g;

/** Everything that a function says, and the functions that it calls. */
function everythingSaid(name: string, bodies: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  const read = (each: string): void => {
    if (seen.has(each) || !bodies.has(each)) return;
    seen.add(each);
    for (const [called] of (bodies.get(each) ?? '').matchAll(/(?:private|public)\.\w+(?=\()/g))
      read(called);
  };
  read(name);
  return [...seen].map((each) => bodies.get(each)).join('\n');
}

test('whatever administrators write leaves a line in the log', async () => {
  const { sql } = database;
  const routines = await sql<Routine[]>`
    select pronamespace::regnamespace || '.' || proname as name,
      string_agg(prosrc, ' ') as body, bool_or(provolatile = 'v') as "isWriting"
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by 1`;
  const audited = await sql<{ table: string; verbs: Verb[] }[]>`
    select nspname || '.' || relname as table, array_remove(array[
      case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 16 > 0 then 'update' end,
      case when tgtype & 8 > 0 then 'delete' end
    ], null) as verbs
    from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where tgfoid = 'private.write_audit'::regproc`;
  const verbsOf = new Map(audited.map(({ table, verbs }) => [table, verbs]));
  const bodies = new Map(routines.map(({ name, body }) => [name, body]));
  const acts = routines.filter(
    ({ name, isWriting }) =>
      isWriting &&
      name.startsWith('public.') &&
      forAdministrators.test(everythingSaid(name, bodies)),
  );
  expect(acts.length).toBeGreaterThan(60);

  const silent = acts
    .filter(({ name }) => {
      const said = everythingSaid(name, bodies);
      const lines = [...said.matchAll(written)].some(([, verb = '', table = '']) =>
        verbsOf.get(table)?.includes(verb.split(' ')[0] as Verb),
      );
      return !lines && !logging.test(said);
    })
    .map(({ name }) => name);
  expect(silent.toSorted()).toEqual(elsewhere.toSorted());
});

test('what is made anew is in the log, with who made it; what seeds make is not', async () => {
  const { sql } = database;
  const admin = await signUpAdmin(sql, 'superadmin');
  const { performer: artist } = await createShop(sql);
  const save = (headline: string) =>
    call(sql, admin, 'admin_save_birthday_page', { p_artist_id: artist, p_headline: headline });
  await save('生日快樂');
  await save('生日快樂！');
  await sql`insert into public.ad_placements (code, name) values ('of_a_seed', '種子')`;
  const lines = await sql`
    select actor_id, action, entity_id, before ->> 'headline' as before, after ->> 'headline' as after
    from public.audit_log where entity in ('birthday_pages', 'ad_placements') order by id`;
  expect([...lines]).toEqual([
    { actor_id: admin, action: 'insert', entity_id: artist, before: null, after: '生日快樂' },
    {
      actor_id: admin,
      action: 'update',
      entity_id: artist,
      before: '生日快樂',
      after: '生日快樂！',
    },
  ]);
});
