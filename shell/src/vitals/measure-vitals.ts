import { isRobot } from '@spotlight/shared/contract/robots';
import type { Registry } from '@spotlight/shared/contract/schema';
import type { Backend } from '@spotlight/shared/data';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { tellVitals } from '../data/vitals/vitals.repository';
import { describePage } from './measured-page';

/**
 * Measures the page that this document was opened with, and tells it once, when the tab is first hidden or left.
 * What happens after a step to another page of the site is not measured: it belongs to that page's team, and of such steps
 * the library says nothing by itself.
 */
export function measureVitals(registry: Registry, backend: Backend): void {
  // The prerenderer is one, too, and a page that asks for the device's width cannot be rendered ahead.
  if (isRobot()) return;
  const { pathname } = window.location;
  const page = describePage(registry, pathname);
  if (!page) return;
  const values: Record<string, number> = {};
  let isOver = false;

  const keep = ({ name, value }: Metric) => {
    isOver ||= window.location.pathname !== pathname;
    if (!isOver) values[name.toLowerCase()] = name === 'CLS' ? value : Math.round(value);
  };
  // Each change: the last one before the page was left is the one that counts.
  const each = { reportAllChanges: true };
  onTTFB(keep);
  onFCP(keep);
  onLCP(keep, each);
  onCLS(keep, each);
  onINP(keep, each);

  // Behind the library's own listeners, which hear what is still on its way.
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    isOver = true;
    if (Object.keys(values).length === 0) return;
    tellVitals(backend, { ...page, ...values }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', tell);
}
