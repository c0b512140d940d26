import { startMailServer, type TestMailServer } from '../stack/testing/mail-server';
import { MailRefused } from './mail-transport';
import { createSmtpTransport } from './smtp-transport';

const refusals: Record<string, number> = { 'gone@people.test': 550, 'full@people.test': 452 };
let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer((address) => refusals[address]);
});
afterAll(() => server.close());

const mail = {
  id: 'd5a0c1f2',
  to: 'fan@people.test',
  kind: 'ticket.issued',
  subject: '「夜場」的票券已經準備好了',
  text: '你好',
  html: '<p>你好</p>',
  link: null,
};

it('hands a mail over with sender, number and both forms of the text', async () => {
  const transport = createSmtpTransport({
    url: server.url,
    from: '聚光 Spotlight <no-reply@spotlight.test>',
  });
  const copyTo = 'typed@people.test';
  await transport.send({ ...mail, copyTo, unsubscribeUrl: 'https://spotlight.test/settings' });
  transport.close();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    from: 'no-reply@spotlight.test',
    to: ['fan@people.test', copyTo],
  });
  expect(server.received[0]?.source).not.toContain(copyTo);
  expect(server.received[0]?.source).toContain('Message-ID: <d5a0c1f2@spotlight.test>');
  expect(server.received[0]?.source).toContain(
    'List-Unsubscribe: <https://spotlight.test/settings>',
  );
  expect(server.received[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(server.received[0]?.source).toMatch(/text\/plain[\s\S]+text\/html/);
});

it('tells a mailbox that does not exist from one that is full today', async () => {
  const transport = createSmtpTransport({ url: server.url, from: 'no-reply@spotlight.test' });
  await expect(transport.send({ ...mail, to: 'gone@people.test' })).rejects.toThrow(MailRefused);
  const full = await transport.send({ ...mail, to: 'full@people.test' }).catch((error) => error);
  expect(full).toBeInstanceOf(Error);
  expect(full).not.toBeInstanceOf(MailRefused);
  transport.close();
});
