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

it('knows nothing of a kind that a newer version writes', () => {
  expect(describeKind('order.teleported')).toBeNull();
  expect(describeKind('nothing')).toBeNull();
});
