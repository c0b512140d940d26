import { serverNow, taipeiDay } from '@spotlight/shared/format';
import samples from '../../locales/demo-samples.zh-TW.json';

const DAY_MS = 86_400_000;

/** A day some days from now. */
const dayIn = (days: number) => taipeiDay(serverNow() + days * DAY_MS);

/** Something of each kind to try the back office with; its days are always ahead. */
export const demoSamples = {
  events: () => samples.events.map(({ inDays, ...event }) => ({ ...event, date: dayIn(inDays) })),
  venues: () => samples.venues,
  performers: () => samples.performers,
  ads: () =>
    samples.ads.map(({ inDays, days, ...ad }) => ({
      ...ad,
      startDate: dayIn(inDays),
      endDate: dayIn(inDays + days),
    })),
};
