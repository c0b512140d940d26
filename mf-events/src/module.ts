import { CONTRACT_VERSION, defineModule } from '@spotlight/shared/contract';
import { screens, slots } from './screens';

export default defineModule({
  id: 'mf-events',
  contractVersion: CONTRACT_VERSION,
  screens,
  slots,
  words: {
    'zh-TW': () =>
      import(/* webpackChunkName: "words-zh-TW" */ './locales/zh-TW.json').then((m) => m.default),
  },
});
