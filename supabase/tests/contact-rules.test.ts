import {
  isEmail,
  lastFiveOf,
  phoneNumberOf,
  trimmed,
  typedNumber,
} from '@spotlight/shared/typed/rules';
import { createEvent } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const asked = async (call: string, typed: string) => {
  const [row] = await database.sql.unsafe(`select private.${call}($1) as answer`, [typed]);
  return row?.['answer'] as unknown;
};

describe('an e-mail address is the same to forms and to the database', () => {
  it.each([
    ['fan@example.tw', true],
    ['a.b+c@mail.example.com', true],
    ['fan@xn--kprw13d.xn--kpry57d', true],
    ['fan', false],
    ['fan@example', false],
    ['fan@example.t', false],
    ['fan@example.tw.', false],
    ['fan@example..tw', false],
    ['fan@example,com.tw', false],
    ['fan,fun@example.tw', false],
    ['fan@example、com.tw', false],
    ['<fan@example.tw>', false],
    ['@example.tw', false],
    ['fan@@example.tw', false],
    ['a b@example.tw', false],
    [`${'a'.repeat(243)}@example.tw`, true],
    [`${'a'.repeat(244)}@example.tw`, false],
  ])('%s: %s', async (address, isRight) => {
    expect([isEmail(address), await asked('is_email', address)]).toEqual([isRight, isRight]);
  });

  it('and one that has a twin with something unseen is none of its own', async () => {
    for (const twin of ['fa\u200bn@example.tw', 'ｆａｎ＠example．tw', ' Fan@example。tw ']) {
      expect(await asked('is_email', twin)).toBe(false);
      expect(await asked('email_address', twin)).toBe('fan@example.tw');
    }
  });
});

const written: [
  rule: string,
  inFields: (typed: string) => string | null,
  cases: [string, string | null][],
][] = [
  [
    'phone_number',
    phoneNumberOf,
    [
      ['0912-345-678', '0912345678'],
      ['(02) 2345-6789#12', '0223456789#12'],
      ['02 2345 6789 分機 12', '0223456789#12'],
      ['02-2345-6789 ext. 12', '0223456789#12'],
      ['+81 90 1234 5678', '+819012345678'],
      ['+81 (0)90 1234 5678', '+819012345678'],
      ['886912345678', '0912345678'],
      ['+886 912 345 678', '0912345678'],
      ['+886-0912-345-678', '0912345678'],
      ['+886 (0)2 2345 6789', '0223456789'],
      ['00886912345678', '0912345678'],
      ['912345678', '0912345678'],
      ['０９１２３４５６７８', '0912345678'],
      ['０９１２ー３４５ー６７８', '0912345678'],
      ['＋８８６９１２３４５６７８', '0912345678'],
      ['\u202d0912 345 678\u202c', '0912345678'],
      ['0912\u2011345\u00a0678', '0912345678'],
      ['', null],
      ['12345678', null],
      ['0912-345-67', null],
      ['09123456789', null],
      ['0912345678#1', null],
      ['+0912345678', null],
      ['+886 0812 345', null],
      ['+123456', null],
      ['+1234567890123456', null],
      ['0912345678 / 0922345678', null],
    ],
  ],
  [
    'typed_number',
    typedNumber,
    [
      ['0459-5257', '04595257'],
      ['０４５９　５２５７', '04595257'],
      ['\u202a04595257\u202c', '04595257'],
    ],
  ],
  [
    'last_five',
    lastFiveOf,
    [
      ['12345', '12345'],
      ['１２３４５', '12345'],
      ['0081-2345-6789 0123', '90123'],
      ['1234', null],
      ['12345678901234567', null],
      ['帳號12345', null],
    ],
  ],
  [
    'trimmed',
    trimmed,
    [
      ['　王小明\u200b ', '王小明'],
      ['王\u202e明小', '王明小'],
      ['第一場\u000b第二場', '第一場 第二場'],
      ['一\r\n二\u2028三', '一\n二\n三'],
      ['\u200b', ''],
      ['\u3164\u2800\u00a0', ''],
      ['\u0301\ufe0f', ''],
      ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
      ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
      ['王\u200d明', '王明'],
      ['葛\u{e0100}城', '葛\u{e0100}城'],
      ['★', '★'],
    ],
  ],
];
describe.each(written)('%s is the same to fields and to the database', (rule, inFields, cases) => {
  it.each(cases)('%j: %j', async (typed, stored) => {
    expect([inFields(typed), await asked(rule, typed)]).toEqual([stored, stored]);
  });
});

it('no function trims what is typed by another rule', async () => {
  const names = await database.sql`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ 'btrim[(]' and prosrc !~ 'btrim[(]argument[)]'`;
  // Dots around the name of a file.
  expect(names.map(({ name }) => name as string)).toEqual(['validate_file_upload']);
});

it('a text that no function looked at is stored clean', async () => {
  const id = await createEvent(database.sql, { title: '夏\u000b夜', location: '大\u202e廳' });
  const [row] = await database.sql`select title, location from public.events where id = ${id}`;
  expect(row).toEqual({ title: '夏 夜', location: '大廳' });
});

describe('a contact that is nobody’s business', () => {
  it.each([
    ['0912345678', '0912***678'],
    ['022345678', '022****78'],
    ['+1234567', '+1****67'],
    ['台北市中正區某路 1 號', '台北市中*****1 號'],
    ['永康門市', '永**市'],
    ['家', '*'],
    ['ming@people.test', 'm***@people.test'],
  ])('%s is told as %s', async (contact, told) => {
    const [row] = await database.sql`select private.masked(${contact}) as told`;
    expect(row).toEqual({ told });
  });
});

it('nobody signs up with the twin of an address, nor under a name that nobody sees', async () => {
  const signUpAs = (email: string, username: string) => database.sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), ${email}, ${database.sql.json({ username })}) returning id`;
  await expect(signUpAs('fa\u200bn@people.test', '粉絲')).rejects.toMatchObject({
    message: 'INVALID_INPUT',
    hint: 'email',
  });
  const [account] = await signUpAs('fan@people.test', '\u200b\u202e');
  const [row] = await database.sql`
    select username from public.profiles where id = ${String(account?.['id'])}`;
  expect(row).toEqual({ username: 'fan' });
});
