import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

const number = z.nullable(z.number());
const values = z.row({ lcp: number, inp: number, cls: number, fcp: number, ttfb: number });

/** How fast one version of a module was, or one of its pages: 75th percentiles, times in milliseconds. */
const versionVitalsSchema = z.row({
  id: z.string(),
  module: z.string(),
  version: z.string(),
  /** Null where all pages are summed up. */
  page: z.nullable(z.string()),
  samples: z.number(),
  firstAt: z.string(),
  p75: values,
  /** Of the version before. */
  before: z.nullable(values),
});
export type VersionVitals = z.infer<typeof versionVitalsSchema>;

export const vitalsPageSchema = z.row({
  items: z.array(versionVitalsSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
});
