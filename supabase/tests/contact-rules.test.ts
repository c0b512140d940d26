import { isEmail, isPhoneNumber } from '@spotlight/shared/format/parts';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

describe('an e-mail address is the same to forms and to the database', () => {
  it.each([
    ['fan@example.tw', true],
    ['a.b+c@mail.example.com', true],
    ['fan', false],
    ['fan@example', false],
    ['fan@example.t', false],
    ['fan@example.tw.', false],
    ['@example.tw', false],
    ['fan@@example.tw', false],
    ['a b@example.tw', false],
    [`${'a'.repeat(243)}@example.tw`, true],
    [`${'a'.repeat(244)}@example.tw`, false],
  ])('%s: %s', async (address, isRight) => {
    const [row] = await database.sql`select private.is_email(${address}) as answer`;
    expect([isEmail(address), row?.['answer']]).toEqual([isRight, isRight]);
  });
});

describe('a phone number is the same to forms and to the database', () => {
  it.each([
    ['0912-345-678', true],
    ['(02) 2345-6789#12', true],
    ['+81 90 1234 5678', true],
    ['', false],
    ['12345678', false],
    ['0912-345-67', false],
    ['09123456789', false],
    ['0912345678#1', false],
    ['+0912345678', false],
    ['+1234567890123456', false],
  ])('%s: %s', async (phone, isRight) => {
    const [row] = await database.sql`select private.phone_number(${phone}) as digits`;
    expect([isPhoneNumber(phone), row?.['digits'] !== undefined && row['digits'] !== null]).toEqual(
      [isRight, isRight],
    );
  });
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
