import { ownDataPage } from './own-data-page';

const page = (tables: Record<string, Record<string, unknown>[]>) => {
  const html = ownDataPage({
    madeAt: '2026-03-14T11:00:00Z',
    account: { email: 'fan@x.tw' },
    tables,
  });
  return new DOMParser().parseFromString(html, 'text/html');
};

it('names things as people do, and moments as they stand in Taiwan', () => {
  const { body } = page({
    orders: [{ id: 'd1', order_no: 'EO1', total: 600, created_at: '2026-03-14T11:00:00+00:00' }],
  });
  expect(body.textContent).toContain('訂單1');
  expect(body.textContent).toContain('訂單編號EO1');
  expect(body.textContent).toContain('建立時間2026/03/14(六) 19:00');
  expect(body.textContent).not.toContain('d1');
});

it('leaves out no table that it has no name for', () => {
  expect(page({ brand_new: [{ secret_wish: 'x' }] }).body.textContent).toContain('brand_new');
});

it('shows what people wrote as text', () => {
  const { body } = page({ reports: [{ body: '<img src=x onerror=alert(1)>' }] });
  expect(body.querySelector('img')).toBeNull();
  expect(body.textContent).toContain('<img src=x');
});
