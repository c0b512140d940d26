import { connect } from '../stack/postgres/connect';
import { startTestStack, type TestStack } from '../stack/testing/test-stack';
import { startFileSweeper } from './file-sweeper';

const PNG = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\nmine', 'latin1'));

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
}, 60_000);
afterAll(() => stack.close());

test('a file that waits for it is gone from the storage, with its row; others stay', async () => {
  const { token, userId } = await stack.signUp();
  const address = (name: string) =>
    `${stack.url}/storage/v1/object/public/pictures/${userId}/${name}`;
  for (const name of ['gone.png', 'kept.png']) {
    await fetch(`${stack.url}/storage/v1/object/pictures/${userId}/${name}`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'image/png',
      },
      body: PNG,
    });
    expect((await fetch(address(name))).status).toBe(200);
  }
  const sql = connect(stack.databaseUrl, { max: 1 });
  await sql`create schema if not exists private`;
  await sql`
    create table if not exists private.files_to_remove (
      bucket text, name text, queued_at timestamptz default now(), primary key (bucket, name)
    )`;
  await sql`
    insert into private.files_to_remove (bucket, name)
    values ('pictures', ${`${userId}/gone.png`})`;
  const sweeper = startFileSweeper({
    databaseUrl: stack.databaseUrl,
    project: () => ({ url: stack.url, secretKey: stack.secretKey }),
  });
  await sweeper.stop();
  expect((await fetch(address('gone.png'))).ok).toBe(false);
  expect((await fetch(address('kept.png'))).status).toBe(200);
  expect(await sql`select name from private.files_to_remove`).toHaveLength(0);
  await sql.end();
});
