import { atLeast, atMost, sectionText } from './section';

test('a section has its table and says of each aim whether it was reached', () => {
  const text = sectionText({
    title: 'typing',
    table: '| table |',
    aims: [atMost('ratio', 1.054, 1.05), atMost('ms', 201, 200, 0), atLeast('kept', 9, 10, 0)],
  });
  expect(text).toBe(`## typing

| table |

- ratio: 1.05 (aim ≤ 1.05: reached)
- ms: 201 (aim ≤ 200: missed)
- kept: 9 (aim ≥ 10: missed)`);
});
