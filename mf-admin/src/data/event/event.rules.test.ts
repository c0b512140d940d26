import { nextByAttendees, nextByDate, readFilters, writeFilters } from './event.rules';

const read = (search: string) => readFilters(new URLSearchParams(search));
const all = {
  query: '',
  status: '',
  category: '',
  sort: 'date',
  page: 1,
  size: 20,
  open: '',
  hide: '',
} as const;

describe('filters in the address', () => {
  it('say nothing when nothing is chosen', () => {
    expect(read('')).toEqual(all);
    expect(writeFilters(all)).toBe('');
  });

  it('come back as they were written', () => {
    const filters = {
      query: '台北 & 生日',
      status: 'pending_approval',
      category: '生咖活動',
      sort: '-attendees',
      page: 3,
      size: 50,
      open: 'e1',
      hide: 'city.status',
    } as const;
    expect(read(writeFilters(filters))).toEqual(filters);
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'status=gone', 'sort=price'])(
    'ignore what they cannot mean: %s',
    (search) => {
      expect(read(search)).toEqual(all);
    },
  );
});

describe('sorting by a heading', () => {
  it('turns round on the second press', () => {
    expect([nextByDate('title'), nextByDate('date'), nextByDate('-date')]).toEqual([
      'date',
      '-date',
      'date',
    ]);
  });

  it('shows the largest counts first', () => {
    expect([nextByAttendees('date'), nextByAttendees('-attendees')]).toEqual([
      '-attendees',
      'attendees',
    ]);
  });
});
