import { MAX_ENTRIES, readCalendarFile } from './read-calendar-file';

const NOW = Date.parse('2027-01-01T00:00:00+08:00');
const newYork = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
`;
const file = (...events: string[]) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test//EN
${newYork}${events.map((lines) => `BEGIN:VEVENT\nDTSTAMP:20260101T000000Z\n${lines}\nEND:VEVENT\n`).join('')}END:VCALENDAR
`.replaceAll('\n', '\r\n');
const readText = (text: string) => {
  const { entries, ...counts } = readCalendarFile(text, NOW);
  return {
    ...counts,
    entries: entries.map(
      ({ title, startAt, endAt }) =>
        `${title ?? '—'} ${startAt.slice(0, 16)} ${endAt.slice(0, 16)}`,
    ),
  };
};
const read = (...events: string[]) => readText(file(...events));

test('times in UTC, in Taipei and without a zone are moments; whole days are those of Taipei', () => {
  expect(
    read(
      'UID:1\nSUMMARY:世界\nDTSTART:20270301T020000Z\nDTEND:20270301T040000Z',
      'UID:2\nSUMMARY:台北\nDTSTART;TZID=Asia/Taipei:20270302T220000\nDTEND;TZID=Asia/Taipei:20270303T020000',
      'UID:3\nSUMMARY:浮動\nDTSTART:20270304T100000\nDURATION:PT90M',
      'UID:4\nSUMMARY:整天\nDTSTART;VALUE=DATE:20270305\nDTEND;VALUE=DATE:20270307',
    ),
  ).toEqual({
    unclear: 0,
    unread: 0,
    entries: [
      '世界 2027-03-01T02:00 2027-03-01T04:00',
      '台北 2027-03-02T14:00 2027-03-02T18:00',
      '浮動 2027-03-04T02:00 2027-03-04T03:30',
      '整天 2027-03-04T16:00 2027-03-06T16:00',
    ],
  });
});

test('a weekly entry keeps its clock in summer and in winter', () => {
  const { entries } = read(
    'UID:1\nSUMMARY:會議\nDTSTART;TZID=America/New_York:20270301T090000\nDTEND;TZID=America/New_York:20270301T100000\nRRULE:FREQ=WEEKLY;COUNT=3',
  );
  // Clocks change on 2027-03-14.
  expect(entries).toEqual([
    '會議 2027-03-01T14:00 2027-03-01T15:00',
    '會議 2027-03-08T14:00 2027-03-08T15:00',
    '會議 2027-03-15T13:00 2027-03-15T14:00',
  ]);
});

test('times that are left out, moved or called off are so', () => {
  const master =
    'UID:1\nSUMMARY:練團\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20270302T100000Z';
  const moved =
    'UID:1\nSUMMARY:練團（改）\nRECURRENCE-ID:20270303T100000Z\nDTSTART:20270303T150000Z\nDTEND:20270303T160000Z';
  const off =
    'UID:1\nSTATUS:CANCELLED\nRECURRENCE-ID:20270304T100000Z\nDTSTART:20270304T100000Z\nDTEND:20270304T120000Z';
  const other =
    'UID:2\nSUMMARY:別場\nDTSTART:20270303T100000Z\nDTEND:20270303T110000Z\nRRULE:FREQ=DAILY;COUNT=1';
  expect(read(master, moved, off, other).entries).toEqual([
    '練團 2027-03-01T10:00 2027-03-01T12:00',
    '別場 2027-03-03T10:00 2027-03-03T11:00',
    '練團（改） 2027-03-03T15:00 2027-03-03T16:00',
  ]);
});

test('each time of a recurring entry is known again by its uid', () => {
  const weekly =
    'UID:1\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z\nRRULE:FREQ=WEEKLY;COUNT=2';
  const uids = () => readCalendarFile(file(weekly), NOW).entries.map(({ uid }) => uid);
  expect(new Set(uids()).size).toBe(2);
  expect(uids()).toEqual(uids());
});

test('the past, the far future, what is free and what was called off take no hours', () => {
  expect(
    read(
      'UID:1\nDTSTART:20261201T100000Z\nDTEND:20261201T120000Z',
      'UID:2\nDTSTART:20290101T100000Z\nDTEND:20290101T120000Z',
      'UID:3\nTRANSP:TRANSPARENT\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z',
      'UID:4\nSTATUS:CANCELLED\nDTSTART:20270301T100000Z\nDTEND:20270301T120000Z',
      'UID:5\nDTSTART:20270301T100000Z',
    ).entries,
  ).toEqual([]);
});

test('a birthday on 29 February comes in leap years only', () => {
  const birthday =
    'UID:1\nDTSTART;VALUE=DATE:19560229\nDTEND;VALUE=DATE:19560301\nRRULE:FREQ=YEARLY';
  const after = Date.parse('2025-01-01T00:00:00+08:00');
  expect(readCalendarFile(file(birthday), after).entries).toEqual([]);
  const leapYear = Date.parse('2028-01-01T00:00:00+08:00');
  expect(readCalendarFile(file(birthday), leapYear).entries[0]).toMatchObject({
    startAt: '2028-02-28T16:00:00.000Z',
    endAt: '2028-02-29T16:00:00.000Z',
  });
});

test('a zone that nobody explains is said, not guessed, unless it is over', () => {
  expect(
    read(
      'UID:1\nDTSTART;TZID=Mars/Olympus:20270301T100000\nDTEND;TZID=Mars/Olympus:20270301T120000',
      'UID:2\nDTSTART;TZID=Mars/Olympus:20250301T100000\nDTEND;TZID=Mars/Olympus:20250301T120000',
    ),
  ).toEqual({ unclear: 1, unread: 0, entries: [] });
});

test.each([
  ['Asia/Tokyo', '2027-07-01T01:00'],
  ['/freeassociation.sourceforge.net/Asia/Tokyo', '2027-07-01T01:00'],
  ['Tokyo Standard Time', '2027-07-01T01:00'],
  ['China Standard Time', '2027-07-01T02:00'],
  ['W. Europe Standard Time', '2027-07-01T08:00'],
  ['Europe/London', '2027-07-01T09:00'],
  ['"America/Los_Angeles"', '2027-07-01T17:00'],
  ['Asia/Kathmandu', '2027-07-01T04:15'],
  ['UTC', '2027-07-01T10:00'],
  ['GMT+0530', '2027-07-01T04:30'],
])('ten in the morning in the zone %s is %s in Greenwich', (zone, moment) => {
  const { entries } = read(
    `UID:1\nDTSTART;TZID=${zone}:20270701T100000\nDTEND;TZID=${zone}:20270701T110000`,
  );
  expect(entries[0]).toContain(` ${moment} `);
});

test('a named zone keeps its clock in summer and winter, and knows hours that are missing or come twice', () => {
  const at = (zone: string, start: string, rest = '') =>
    read(`UID:1\nDTSTART;TZID=${zone}:${start}\nDURATION:PT1H${rest}`).entries.map((each) =>
      each.slice(2, 18),
    );
  expect(at('Europe/Paris', '20270326T090000', '\nRRULE:FREQ=DAILY;COUNT=3')).toEqual([
    '2027-03-26T08:00',
    '2027-03-27T08:00',
    '2027-03-28T07:00',
  ]);
  expect(at('Europe/Paris', '20270328T023000')).toEqual(['2027-03-28T01:30']);
  expect(at('Europe/Paris', '20271031T023000')).toEqual(['2027-10-31T00:30']);
});

test('what one file says of a zone is nothing to the next one', () => {
  const lies = (tzid: string) => `BEGIN:VTIMEZONE
TZID:${tzid}
BEGIN:STANDARD
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
DTSTART:19700101T000000
END:STANDARD
END:VTIMEZONE
`;
  const entry = (tzid: string) =>
    `UID:1\nDTSTART;TZID=${tzid}:20270301T100000\nDTEND;TZID=${tzid}:20270301T110000`;
  for (const tzid of ['Asia/Taipei', 'Home']) {
    const honest = file(entry(tzid));
    const lying = honest.replace('BEGIN:VTIMEZONE', `${lies(tzid)}BEGIN:VTIMEZONE`);
    expect(readText(lying).entries).toEqual(['— 2027-03-01T10:00 2027-03-01T11:00']);
    expect(readText(honest).entries).toEqual(
      tzid === 'Home' ? [] : ['— 2027-03-01T02:00 2027-03-01T03:00'],
    );
    // Nor in the same file to another calendar.
    expect(readText(lying + honest).entries).toHaveLength(tzid === 'Home' ? 1 : 2);
  }
});

test('times of a series without the series are entries, as calendars give them that show busy times only', () => {
  const busy = (day: string) =>
    `UID:1\nRECURRENCE-ID:202703${day}T100000Z\nDTSTART:202703${day}T110000Z\nDTEND:202703${day}T120000Z`;
  expect(read(busy('01'), busy('08')).entries).toEqual([
    '— 2027-03-01T11:00 2027-03-01T12:00',
    '— 2027-03-08T11:00 2027-03-08T12:00',
  ]);
  // Known again, with the series or without it.
  const master = 'UID:1\nDTSTART:20270301T100000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2';
  const uids = (...events: string[]) =>
    readCalendarFile(file(...events), NOW).entries.map(({ uid }) => uid);
  expect(uids(busy('01'), busy('08'))).toEqual(uids(master, busy('01'), busy('08')));
  expect(uids(busy('01'), busy('08'))).toEqual(uids(master));
});

test('a time that is busy in a series that is free, and one that came from the past, are busy', () => {
  expect(
    read(
      'UID:1\nTRANSP:TRANSPARENT\nDTSTART:20270301T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY',
      'UID:1\nRECURRENCE-ID:20270302T100000Z\nDTSTART:20270302T100000Z\nDURATION:PT1H',
      'UID:2\nSUMMARY:延後\nRECURRENCE-ID:20261201T100000Z\nDTSTART:20270401T100000Z\nDURATION:PT1H',
      'UID:2\nDTSTART:20261130T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3',
    ).entries,
  ).toEqual(['— 2027-03-02T10:00 2027-03-02T11:00', '延後 2027-04-01T10:00 2027-04-01T11:00']);
});

test('a series that is moved from one time on stays moved', () => {
  expect(
    read(
      'UID:1\nSUMMARY:舊\nDTSTART:20270301T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4',
      'UID:1\nSUMMARY:新\nRECURRENCE-ID;RANGE=THISANDFUTURE:20270303T100000Z\nDTSTART:20270303T130000Z\nDURATION:PT2H',
    ).entries,
  ).toEqual([
    '舊 2027-03-01T10:00 2027-03-01T11:00',
    '舊 2027-03-02T10:00 2027-03-02T11:00',
    '新 2027-03-03T13:00 2027-03-03T15:00',
    '新 2027-03-04T13:00 2027-03-04T15:00',
  ]);
});

test.each([
  ['daily', 'DAILY', '19800101', ['2027-01-01', '2027-01-02']],
  ['every third day', 'DAILY;INTERVAL=3', '19800101', ['2027-01-03', '2027-01-06']],
  [
    'every other week',
    'WEEKLY;INTERVAL=2;BYDAY=MO,WE',
    '19800107',
    ['2027-01-04', '2027-01-06', '2027-01-18'],
  ],
  ['on the 31st', 'MONTHLY', '19800131', ['2027-01-31', '2027-03-31', '2027-05-31']],
  [
    'on the last Friday',
    'MONTHLY;BYDAY=-1FR',
    '19800125',
    ['2027-01-29', '2027-02-26', '2027-03-26'],
  ],
  ['every other year', 'YEARLY;INTERVAL=2', '19790305', ['2027-03-05']],
  ['in leap years', 'YEARLY', '19040229', ['2028-02-29']],
  ['counted', 'DAILY;COUNT=17169', '19800101', ['2027-01-01', '2027-01-02']],
  [
    'counted on some days',
    'WEEKLY;BYDAY=MO,FR;COUNT=4906',
    '19800104',
    ['2027-01-01', '2027-01-04'],
  ],
  ['up to a day', 'DAILY;UNTIL=20270102', '16010101', ['2027-01-01', '2027-01-02']],
])('a series that began long ago, %s, is read from now on', (_what, rule, start, days) => {
  const { entries } = read(`UID:1\nDTSTART;VALUE=DATE:${start}\nRRULE:FREQ=${rule}`);
  const local = entries.map((each) =>
    new Date(Date.parse(`${each.slice(2, 18)}Z`) + 8 * 3_600_000).toISOString().slice(0, 10),
  );
  expect(local.slice(0, days.length)).toEqual(days);
  const ends = /COUNT|UNTIL/.test(rule);
  expect(local.length === days.length || !ends).toBe(true);
});

test('the end of a series is a moment, or a day of its own clock', () => {
  const last = (until: string) =>
    read(
      `UID:1\nDTSTART;TZID=Asia/Taipei:20270301T200000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=${until}`,
    ).entries.at(-1);
  expect(last('20270303T120000Z')).toBe('— 2027-03-03T12:00 2027-03-03T13:00');
  expect(last('20270303T115959Z')).toBe('— 2027-03-02T12:00 2027-03-02T13:00');
  expect(last('20270303T200000')).toBe('— 2027-03-03T12:00 2027-03-03T13:00');
  expect(last('20270303')).toBe('— 2027-03-03T12:00 2027-03-03T13:00');
});

test('days that are named are read beside the first one, also with an end of their own', () => {
  expect(
    read(
      'UID:1\nSUMMARY:甲\nDTSTART:20270301T100000Z\nDURATION:PT1H\nRDATE:20270305T100000Z,20270309T120000Z\nEXDATE;VALUE=DATE:20270305',
      'UID:2\nSUMMARY:乙\nDTSTART;TZID=Asia/Tokyo:20270401T100000\nDURATION:PT1H\nRDATE;VALUE=PERIOD:20270402T100000Z/PT3H,20270403T100000Z/20270403T110000Z',
    ),
  ).toEqual({
    unclear: 0,
    unread: 0,
    entries: [
      '甲 2027-03-01T10:00 2027-03-01T11:00',
      '甲 2027-03-09T12:00 2027-03-09T13:00',
      '乙 2027-04-01T01:00 2027-04-01T02:00',
      '乙 2027-04-02T10:00 2027-04-02T13:00',
      '乙 2027-04-03T10:00 2027-04-03T11:00',
    ],
  });
});

test('busy times without entries are read', () => {
  const text = `BEGIN:VCALENDAR
BEGIN:VFREEBUSY
DTSTART:20270301T000000Z
FREEBUSY:20270301T100000Z/PT2H,20270302T100000Z/20270302T110000Z
FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270303T100000Z/PT1H
FREEBUSY;FBTYPE=FREE:20270304T100000Z/PT1H
END:VFREEBUSY
END:VCALENDAR`;
  expect(readText(text).entries).toEqual([
    '— 2027-03-01T10:00 2027-03-01T12:00',
    '— 2027-03-02T10:00 2027-03-02T11:00',
    '— 2027-03-03T10:00 2027-03-03T11:00',
  ]);
});

test('two calendars in one file are both read', () => {
  const one = file('UID:1\nSUMMARY:甲\nDTSTART:20270301T100000Z\nDURATION:PT1H');
  const other = file('UID:1\nSUMMARY:乙\nDTSTART:20270302T100000Z\nDURATION:PT1H');
  expect(readText(one + other).entries).toHaveLength(2);
});

test('an entry without uid is known again by its hours', () => {
  const uids = (...events: string[]) =>
    readCalendarFile(file(...events), NOW).entries.map(({ uid }) => uid);
  const one = 'DTSTART:20270301T100000Z\nDURATION:PT1H';
  const daily = 'DTSTART:20270401T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2';
  expect(new Set(uids(one, daily)).size).toBe(3);
  expect(uids(daily, one)).toEqual(uids(one, daily));
});

test('an entry that is broken or cut off is counted, and hides no other', () => {
  const good = 'UID:1\nSUMMARY:好\nDTSTART:20270301T100000Z\nDURATION:PT1H';
  const whole = file(
    'UID:2\nSUMMARY:何時',
    'UID:3\nDTSTART:tomorrow\nDURATION:PT1H',
    'UID:4\nDTSTART:20270301T100000Z\nDTEND:20270301T090000Z',
    'UID:5\nDTSTART:20270301T100000Z\nDURATION:PT1H\nRRULE:FREQ=SOMETIMES',
    `${good}\nDESCRIPTION:第一行\n這一行不該在這裡\nBEGIN:VALARM\nTRIGGER:nonsense\nEND:VALARM`,
    'UID:6\nSUMMARY:日\nDTSTART:20270305\nDTEND:20270306',
  );
  const cut = `${whole.slice(0, whole.lastIndexOf('END:VCALENDAR'))}BEGIN:VEVENT\r\nUID:7\r\nDTSTART:2027`;
  const entries = ['好 2027-03-01T10:00 2027-03-01T11:00', '日 2027-03-04T16:00 2027-03-05T16:00'];
  expect(readText(whole)).toEqual({ unclear: 0, unread: 4, entries });
  expect(readText(cut)).toEqual({ unclear: 0, unread: 5, entries });
});

test('a day that ends on itself is that day', () => {
  expect(
    read('UID:1\nSUMMARY:出國\nDTSTART;VALUE=DATE:20270305\nDTEND;VALUE=DATE:20270305').entries,
  ).toEqual(['出國 2027-03-04T16:00 2027-03-05T16:00']);
});

test('words are cut between characters, and hold nothing that no database takes', () => {
  const { entries } = readCalendarFile(
    file(
      `UID:🌟${'u'.repeat(119)}\nSUMMARY:${'長'.repeat(99)}🌟🌟\nDTSTART:20270301T100000Z\nDURATION:PT1H`,
      'UID:a\u0000b\nSUMMARY:零\u0000點👩‍🎤\nDTSTART:20270302T100000Z\nDURATION:PT1H',
    ),
    NOW,
  );
  expect(entries.map(({ uid }) => uid)).toEqual([`🌟${'u'.repeat(119)}`, 'ab']);
  expect(entries.map(({ title }) => title)).toEqual([`${'長'.repeat(99)}🌟`, '零點👩‍🎤']);
});

test.each(['20271301T100000Z', '20270230T100000Z', '20270301T250000Z', '2027-03-01T10:00:00Z'])(
  'a moment that there is not is counted: %s',
  (moment) => {
    const { entries, unread } = read(`UID:1\nDTSTART:${moment}\nDURATION:PT1H`);
    expect([entries.length, unread]).toEqual([0, 1]);
  },
);

test('what lasts for years is busy for as long as anything can be booked', () => {
  const { entries } = read('UID:1\nDTSTART;VALUE=DATE:20200101\nDTEND;VALUE=DATE:20350101');
  expect(entries).toEqual(['— 2026-12-31T16:00 2028-12-31T16:00']);
});

test('hundreds of entries are read, and that there are more than can be written shows', () => {
  const many = (count: number) =>
    readCalendarFile(
      file(
        ...Array.from({ length: count }, (_, n) => {
          const day = new Date(NOW + (1 + (n % 700)) * 86_400_000).toISOString().slice(0, 10);
          return `UID:${n}\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}`;
        }),
      ),
      NOW,
    ).entries.length;
  expect(many(700)).toBe(700);
  expect(many(MAX_ENTRIES + 100)).toBe(MAX_ENTRIES + 1);
});

test.each(['', 'Hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])(
  'what is no calendar is refused: %j',
  (text) => {
    expect(() => readCalendarFile(text, NOW)).toThrow(/./);
  },
);
