import type { AdProduct } from './ad-product.schema';

/** A light box at a metro station; override what the test is about. */
export const adProduct = (overrides: Partial<AdProduct> = {}): AdProduct => ({
  id: 'ad000000-0000-4000-8000-000000000001',
  name: '西門站燈箱 一週',
  description: '六號出口往徒步區的動線上',
  category: 'mrt',
  city: 'taipei',
  unit: 'week',
  unitPrice: 16_000,
  designFee: 3000,
  minUnits: 2,
  maxUnits: 4,
  leadDays: 21,
  needsMediaReview: true,
  spec: { format: '120 × 180 公分，300 dpi', exposure: '每日約 13 萬人次進出' },
  placement: { name: '西門站燈箱', slots: 4, imageW: null, imageH: null, maxSeconds: null },
  ...overrides,
});
