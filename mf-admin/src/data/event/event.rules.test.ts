import { nextSort, readFilters, rowRange, sortDirection, writeFilters } from './event.rules';

const read = (search: string) => readFilters(new URLSearchParams(search));
const all = { query: '', status: '', category: '', sort: 'date', page: 1 } as const;

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
  it('turns round on the second click', () => {
    expect(nextSort('title', 'date')).toBe('date');
    expect(nextSort('date', 'date')).toBe('-date');
    expect(nextSort('-date', 'date')).toBe('date');
  });

  it('shows the largest counts first', () => {
    expect(nextSort('date', 'attendees')).toBe('-attendees');
    expect(nextSort('-attendees', 'attendees')).toBe('attendees');
  });

  it('tells which column leads', () => {
    expect(sortDirection('-date', 'date')).toBe('descending');
    expect(sortDirection('date', 'date')).toBe('ascending');
    expect(sortDirection('-date', 'title')).toBeUndefined();
  });
});

it('counts rows through the pages', () => {
  expect(rowRange(1, 13)).toEqual({ first: 1, last: 13 });
  expect(rowRange(3, 4)).toEqual({ first: 27, last: 30 });
});
