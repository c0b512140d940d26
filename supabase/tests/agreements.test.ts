import documents from '../../shell/src/locales/info.zh-TW.json' with { type: 'json' };
import { call, faultOf } from './setup/callers';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Agreements {
  items: {
    document: string;
    version: string;
    agreed_version: string | null;
    agreed_at: string | null;
  }[];
}
const agreementsOf = async (person: string) =>
  (await call<Agreements>(database.sql, person, 'my_agreements')).items;
const agree = (person: string, versions: object | null) =>
  call<Agreements>(database.sql, person, 'agree_to_documents', { p_versions: versions as never });
const newcomer = async (agreedTo: unknown) => {
  const [row] = await database.sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data)
    values (
      gen_random_uuid(), gen_random_uuid() || '@people.test',
      ${database.sql.json({ username: '林芷晴', agreed_to: agreedTo } as never)}
    )
    returning id`;
  return (row as { id: string }).id;
};

it('knows the versions of the texts that people read', async () => {
  const rows = await database.sql`
    select document, version, to_char(in_force_from, 'YYYY/MM/DD') as since
    from private.document_versions`;
  for (const document of ['terms', 'privacy'] as const) {
    const { version, date } = documents[document];
    expect(rows).toContainEqual({ document, version, since: date.slice(0, 10) });
  }
});

it('keeps with a new account to what its owner agreed', async () => {
  const person = await newcomer({ terms: '1.0', privacy: '1.0' });
  const items = await agreementsOf(person);
  expect(items.map(({ document, agreed_version: agreed }) => [document, agreed])).toEqual([
    ['terms', '1.0'],
    ['privacy', '1.0'],
  ]);
  expect(items[0]?.agreed_at).not.toBeNull();
});

it.each([
  ['nothing', undefined],
  ['a version that never was', { terms: '9.9', privacy: ['1.0'] }],
  ['another document', { cookies: '1.0' }],
  ['something that is no list of versions', 'terms'],
])('keeps no agreement to %s, and the account all the same', async (_, agreedTo) => {
  const items = await agreementsOf(await newcomer(agreedTo));
  expect(items.map((item) => item.agreed_version)).toEqual([null, null]);
});

it('takes the agreement to what is in force, once, and tells what came before', async () => {
  const person = await signUp(database.sql);
  await agree(person, { terms: '1.0' });
  await agree(person, { terms: '1.0' });
  await database.sql`
    insert into private.document_versions (document, version, in_force_from)
    values ('terms', '1.1', private.today()), ('terms', '2.0', private.today() + 30)`;
  expect((await agreementsOf(person))[0]).toMatchObject({ version: '1.1', agreed_version: '1.0' });
  expect((await agree(person, { terms: '1.1', privacy: '1.0' })).items).toMatchObject([
    { document: 'terms', agreed_version: '1.1' },
    { document: 'privacy', agreed_version: '1.0' },
  ]);
  for (const versions of [{ terms: '1.0' }, { terms: '2.0' }, { terms: '1.1', x: '1' }, {}, null]) {
    expect(await faultOf(agree(person, versions))).toMatchObject({ code: 'INVALID_INPUT' });
  }
});
