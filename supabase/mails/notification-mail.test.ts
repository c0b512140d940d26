import mails from '@spotlight/shared/locales/mails.en.json' with { type: 'json' };
import notifications from '@spotlight/shared/locales/notifications.en.json' with { type: 'json' };
import { writeNotificationMail, type QueuedMail } from './notification-mail';

const site = { url: 'https://spotlight.test', publishableKey: 'sb_publishable_test' };
const write = (change: Partial<QueuedMail>) =>
  writeNotificationMail(
    {
      id: 'd5a0c1f2',
      to: 'fan@people.test',
      name: '林芷晴',
      kind: 'ticket.issued',
      params: { event: '夜場' },
      link: '/tickets',
      is_essential: true,
      ...change,
    },
    site,
  );

it('says what happened, to whom, and where to go', () => {
  const mail = write({});
  expect(mail).toMatchObject({
    to: 'fan@people.test',
    kind: 'ticket.issued',
    subject: '「夜場」的票券已經準備好了',
    link: 'https://spotlight.test/tickets',
  });
  expect(mail.text).toMatch(/^林芷晴，你好：\n\n「夜場」的票券已經準備好了\n/);
  expect(mail.text).toContain('查看票券：\nhttps://spotlight.test/tickets');
  expect(mail.html).toContain('<a href="https://spotlight.test/tickets"');
});

it('names sum, account and deadline of an order that is to be paid', () => {
  const { text, html } = write({
    kind: 'order.received',
    params: {
      order_no: 'EO20260314000001',
      amount: 2400,
      deadline: '2026-03-15T04:00:00+00:00',
      bank_code: '812',
      account_no: '288812345678',
      account_name: '測試樂團',
    },
    link: '/purchase-history/1',
  });
  for (const words of ['NT$2,400', '（812）288812345678', '測試樂團', '2026/03/15(日) 12:00']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

it('names the event with its date and place', () => {
  const facts = {
    event_title: '夜場',
    event_date: '2026-03-14',
    event_time: '19:00',
    event_place: '月台酒吧',
    event_address: '台北市中山區 1 號',
    tickets: '站席 × 2',
  };
  const { text } = write({ kind: 'order.received', params: { order_no: 'EO1', ...facts } });
  for (const line of [
    '活動：夜場',
    '時間：2026/03/14(六) 19:00',
    '地點：月台酒吧，台北市中山區 1 號',
    '票券：站席 × 2',
  ]) {
    expect(text).toContain(line);
  }
  const { event_time: _undecided, tickets: _none, ...less } = facts;
  const shorter = write({ params: { event: '夜場', ...less } }).text;
  expect(shorter).toContain('時間：2026/03/14(六) 時間未定');
  expect(shorter).not.toContain('票券：站席');
});

it('names both days and the hours of what goes on for days', () => {
  const { text } = write({
    params: {
      event: '票根博物館',
      event_title: '票根博物館',
      event_date: '2026-11-06',
      event_time: '10:00',
      event_ends_at: '2026-12-20T18:00:00+08:00',
      event_place: '北光藝廊',
      event_hours: {
        date: '2026-11-06',
        time: '10:00:00',
        ends_at: '2026-12-20T18:00:00+08:00',
        opening_hours: {
          week: { friday: { start: '10:00', end: '18:00' } },
          dates: [{ date: '2026-11-13' }],
        },
      },
    },
  });
  expect(text).toContain('時間：2026/11/06(五) 至 12/20(日)');
  expect(text).toContain(
    '開放時間：週一至週四休館，週五 10:00–18:00，週六、週日休館，11/13(五) 休館',
  );
});

it('says date and place once where the sentence is about them', () => {
  const params = { event: '夜場', date: '2026-03-14', time: '19:00', place: '月台酒吧' };
  const facts = { event_title: '夜場', event_date: '2026-03-14', event_place: '月台酒吧' };
  const { text } = write({ kind: 'event.moved', params: { ...params, ...facts } });
  expect(text.match(/月台酒吧/g)).toHaveLength(1);
});

it('says something else to those who hold a ticket, asked for one, or wait', () => {
  const textFor = (standing?: string) =>
    write({ kind: 'event.moved', params: { event: '夜場', standing } }).text;
  expect(textFor('holder')).toContain('手上的票券不用更換');
  expect(textFor('registered')).toContain('你的報名不受影響');
  expect(textFor('waiting')).toContain('你的候補順序不變');
  expect(textFor()).toContain('手上的票券不用更換');
});

it('leaves out the account that a seller has not given', () => {
  const { text } = write({ kind: 'order.received', params: { order_no: 'EO1', amount: 300 } });
  expect(text).not.toMatch(/收款帳號|戶名|undefined/);
});

it('offers the settings, but says so when a mail cannot be switched off', () => {
  expect(write({}).text).toContain('一定會寄給你');
  expect(write({}).unsubscribeUrl).toBeUndefined();
  const { text, unsubscribeUrl } = write({
    kind: 'event.message',
    params: { event: '夜場' },
    is_essential: false,
    unsubscribe_token: 'c0ffee',
  });
  expect(unsubscribeUrl).toBe(
    'https://spotlight.test/functions/v1/unsubscribe/c0ffee?apikey=sb_publishable_test',
  );
  expect(text).toContain('https://spotlight.test/settings#notifications');
  expect(text).not.toContain('一定會寄給你');
});

it('leads somebody without an account by way of signing up', () => {
  const { link, text } = write({ name: null, kind: 'transfer.offered' });
  expect(link).toBe('https://spotlight.test/signup?returnTo=%2Ftickets');
  expect(text).toContain('忽略這封信就好');
});

it('shows what people wrote as text, never as a part of the letter', () => {
  const { html, subject } = write({
    kind: 'event.message',
    params: {
      event: '夜場\r\nBcc: all@people.test',
      body: '<img src=x onerror=alert(1)>\n請帶傘 {{name}}',
    },
  });
  expect(subject).toBe('「夜場 Bcc: all@people.test」主辦單位的訊息');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>請帶傘 {{name}}');
  expect(html).not.toContain('<img');
});

it('refuses a kind without texts, instead of sending an empty letter', () => {
  expect(() => write({ kind: 'order.teleported' })).toThrow('order.teleported');
});

test('a mail is written in the language of whom it goes to, and the next one in theirs', () => {
  const queued = {
    id: '1',
    to: 'fan@example.test',
    name: 'Mei',
    kind: 'ticket.issued',
    params: {
      event: '夜場',
      event_title: '夜場',
      event_date: '2026-03-14',
      event_time: '19:30:00',
      event_place: '海邊',
    },
    link: '/my-tickets',
    is_essential: true,
  };
  const english = writeNotificationMail({ ...queued, locale: 'en' }, site);
  expect(english.subject).toBe('Your ticket for “夜場” is ready');
  expect(english.text).toContain('When: Sat 14 Mar 2026 19:30');
  expect(english.html).toContain('<html lang="en">');
  const chinese = writeNotificationMail({ ...queued, locale: 'zh-TW' }, site);
  expect(chinese.subject).toBe('「夜場」的票券已經準備好了');
  expect(chinese.text).toContain('時間：2026/03/14(六) 19:30');
});

test.each(Object.keys(mails.kinds))(
  'a mail about %s is in English from greeting to footer',
  (kind) => {
    // Everything that any sentence may name, so that none of them is left out.
    const names = JSON.stringify(notifications).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
    const all = (these: string[], value: string) =>
      Object.fromEntries(these.map((name) => [name, value]));
    const times = ['deadline', 'start_at', 'new_start_at', 'pay_by', 'valid_until', 'free_until'];
    const open = { date: '2026-11-06', time: '10:00:00', ends_at: '2026-12-20T18:00:00+08:00' };
    const week = { friday: { start: '10:00', end: '18:00' } };
    const hours = { ...open, opening_hours: { week, dates: [{ date: '2026-11-13' }] } };
    const { subject, text, html } = write({
      kind,
      name: 'Mei',
      locale: 'en',
      params: {
        ...all(names, 'Mei'),
        ...all([...times, 'leaves_at'], '2026-03-15T04:00:00+00:00'),
        ...all(['old_date', 'closed_on'], '2026-03-14'),
        ...open,
        hours,
        old_hours: hours,
      },
    });
    for (const words of [subject, text, html])
      expect(words.replaceAll('聚光 Spotlight', '')).not.toMatch(/\p{Script=Han}/u);
  },
);

it('tells what came together in one letter, each with its page', () => {
  const { subject, text, html } = write({
    kind: 'artist.event',
    params: { artist: '洛夏', event: '夜場' },
    link: '/events/1',
    is_essential: false,
    others: [
      { params: { artist: '海霧樂團', event: '晨 <霧>' }, link: '/events/2' },
      { params: { artist: '洛夏', event: '續場' }, link: null },
    ],
  });
  expect(subject).toMatch(/夜場.*（還有 2 則）$/);
  expect(text).toMatch(
    /同時還有：\n\n・.*晨 <霧>.*\nhttps:\/\/spotlight\.test\/events\/2\n\n・.*續場/,
  );
  expect(html).toMatch(
    /<li><a href="https:\/\/spotlight\.test\/events\/2"[^>]*>[^<]*晨 &lt;霧&gt;/,
  );
});
