import { hiddenColumns, roomPlace, writeHidden } from './room-views.rules';

test('settings are those of a list: of its path, its tab and its part, whatever else is asked', () => {
  const nameOf = (href: string) => roomPlace(href, []).name;
  expect(nameOf('/admin/events?status=ongoing&q=x')).toBe('events');
  expect(nameOf('/admin/money?tab=refunds&kind=ticket')).toBe('money-refunds');
  expect(nameOf('/admin/ads?tab=catalogue&part=placements')).toBe('ads-catalogue-placements');
  expect(nameOf('/admin/approval/workflow')).toBe('approval-workflow');
  const id = '3f6f0f6e-2f3a-4a58-9a76-0c5a0b9b7a11';
  expect(nameOf(`/admin/events/${id}/registrations?status=confirmed`)).toBe('events-registrations');
});

test('a list is bare when nothing narrows it, and then its default view may stand there', () => {
  expect(roomPlace('/admin/money?tab=refunds', []).isBare).toBe(true);
  expect(roomPlace('/admin/money?tab=refunds&q=1', []).isBare).toBe(false);
  expect(roomPlace('/admin/money?hide=-', []).isBare).toBe(false);
});

test('columns stand in the address of a view, also when all of them are shown', () => {
  expect(roomPlace('/admin/events?sort=title', ['city', 'status']).search).toBe(
    '?sort=title&hide=city.status',
  );
  expect(roomPlace('/admin/events', []).search).toBe('?hide=-');
});

test('what the address says about columns goes before what is kept', () => {
  expect(hiddenColumns('', ['city'])).toEqual(['city']);
  expect(hiddenColumns('status', ['city'])).toEqual(['status']);
  expect(hiddenColumns(writeHidden([]), ['city'])).toEqual([]);
  expect(hiddenColumns(writeHidden(['a', 'b']), [])).toEqual(['a', 'b']);
});
