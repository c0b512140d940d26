import { CONTRACT_VERSION, defineModule } from '@spotlight/shared/contract';
import { screens } from './screens';

export default defineModule({
  id: 'mf-admin',
  contractVersion: CONTRACT_VERSION,
  screens,
  layouts: {
    admin: () =>
      import(/* webpackChunkName: "admin" */ './layout/admin-layout').then((m) => m.AdminLayout),
  },
  words: {
    'zh-TW': () =>
      import(/* webpackChunkName: "words-zh-TW" */ './locales/zh-TW.json').then((m) => m.default),
  },
});
