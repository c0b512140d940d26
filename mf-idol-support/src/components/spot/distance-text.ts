import type { Translate } from '@spotlight/shared/vendor/i18n';
import type mapTexts from '../../locales/support-map.zh-TW.json';

const METRES_UP_TO = 950;

/** `640 公尺`, `3.1 公里`: as exact as somebody walks. */
export const distanceText = (metres: number, t: Translate<typeof mapTexts>): string =>
  metres < METRES_UP_TO
    ? t('supportMap.metres', { count: Math.round(metres / 10) * 10 })
    : t('supportMap.kilometres', { count: (metres / 1000).toFixed(1) });
