import { describeNotification } from './describe';

const describeKind = (kind: string, params: Record<string, unknown> = {}) =>
  describeNotification({ kind, params });

it('says sums, moments and names as people read them', () => {
  expect(
    describeKind('booking.accepted', {
      name: '月爐咖啡',
      start_at: '2026-03-14T11:00:00+00:00',
      pay_by: '2026-03-01T04:00:00Z',
      deposit: 12000,
    }),
  ).toEqual({
    sentence:
      '「月爐咖啡」2026/03/14(六) 19:00 的預訂已接受，請在 2026/03/01(日) 12:00 前支付訂金 NT$12,000',
    details: [],
  });
  expect(describeKind('identity.active', { identity: 'venue' })?.sentence).toBe(
    '你的場地空間身份已開通',
  );
  expect(describeKind('spot.reported', { title: '杯套點', kind: 'gift_out' })?.sentence).toBe(
    '應援點「杯套點」被回報：贈品已發完',
  );
});

it('adds what else there is to know', () => {
  expect(
    describeKind('decision.rejected', { entity: 'events', title: '夜場', reason: '圖片不清楚' }),
  ).toEqual({ sentence: '活動「夜場」沒有通過審核', details: ['原因：圖片不清楚'] });
  expect(
    describeKind('event.moved', {
      event: '夜場',
      date: '2026-03-14',
      time: '19:30:00',
      place: '海邊',
    })?.details,
  ).toEqual(['2026/03/14(六) 19:30・海邊']);
  expect(describeKind('event.message', { event: '夜場', body: '記得帶傘 {{x}}' })?.details).toEqual(
    ['記得帶傘 {{x}}'],
  );
});

it('says of an event that moved what was before, and until when money comes back', () => {
  const params = {
    event: '夜場',
    date: '2026-11-06',
    ends_at: '2026-12-20T18:00:00+08:00',
    place: '海邊',
    old_date: '2026-11-01',
    old_time: '19:00:00',
    old_place: '月台酒吧',
    free_until: '2026-11-01T19:00:00+08:00',
  };
  expect(describeKind('event.moved', params)?.details).toEqual([
    '2026/11/06(五) 至 12/20(日)・海邊',
    '原本是 2026/11/01(日) 19:00・月台酒吧',
    '無法參加的話，2026/11/01(日) 19:00 前可以申請全額退票，不收手續費。',
  ]);
});

it('says which hours are new, and which they were', () => {
  const span = { date: '2026-11-06', time: '10:00:00', ends_at: '2026-12-20T18:00:00+08:00' };
  const week = {
    saturday: { start: '10:00', end: '20:00' },
    sunday: { start: '10:00', end: '20:00' },
  };
  expect(
    describeKind('event.changed', {
      event: '票根博物館',
      ...span,
      place: '北光藝廊',
      hours: { ...span, opening_hours: { week, dates: [], last_entry_minutes: 30 } },
      old_hours: { ...span, opening_hours: null },
    })?.details,
  ).toEqual([
    '2026/11/06(五) 至 12/20(日)・北光藝廊',
    '開放時間：週一至週五休館，週六、週日 10:00–20:00，閉館前 30 分鐘停止入場',
    '原本的開放時間：每日 10:00–18:00',
  ]);
});

it('knows nothing of a kind that a newer version writes', () => {
  expect(describeKind('order.teleported')).toBeNull();
  expect(describeKind('nothing')).toBeNull();
});
