import { columnOfField, matchColumns, missingColumns } from './import-columns.rules';

const names: Record<string, string[]> = {
  name: ['場地名稱', '名稱'],
  capacity: ['容納人數'],
  pricePerHour: ['每小時價格', '價格'],
};
const match = (headings: string[]) =>
  matchColumns('venues', headings, (column) => names[column] ?? []);

it('finds columns by what they are called here, elsewhere, and in the database', () => {
  expect(match(['名稱', ' 容納人數（*）', 'price_per_hour', '備註'])).toEqual({
    name: 0,
    capacity: 1,
    pricePerHour: 2,
  });
});

it('takes each column of the file once, and the first of two with the same heading', () => {
  expect(match(['名稱', '名稱'])).toEqual({ name: 0 });
  const both = matchColumns('events', ['地點'], () => ['地點']);
  expect(Object.values(both)).toEqual([0]);
});

it('says which columns are missing; the venue of an event says where it is', () => {
  expect(missingColumns('venues', { name: 0, type: 1, city: 2 })).toEqual([
    'location',
    'capacity',
    'pricePerHour',
  ]);
  const columns = { title: 0, date: 1, category: 2, city: 3, description: 4 };
  expect(missingColumns('events', columns)).toEqual(['location']);
  expect(missingColumns('events', { ...columns, venueName: 5 })).toEqual([]);
});

it('knows which column a field of the server comes from', () => {
  expect(columnOfField('venues', 'price_per_hour')).toBe('pricePerHour');
  expect(columnOfField('venues', 'opening_hours')).toBe('openHours');
  expect(columnOfField('events', 'ends_at')).toBe('endTime');
  expect(columnOfField('events', 'capacity')).toBeNull();
  expect(columnOfField('events', null)).toBeNull();
});
