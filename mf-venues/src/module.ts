import { defineModule } from '@spotlight/shared/contract/define-module';
import { screens, slots } from './screens';

export default defineModule({
  id: 'mf-venues',
  screens,
  slots,
  translations: {
    'zh-TW': () =>
      import(/* webpackChunkName: "texts-zh-TW" */ './locales/zh-TW.json').then((m) => m.default),
  },
});
