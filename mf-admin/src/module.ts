import { defineModule } from '@spotlight/shared/contract/define-module';
import { screens } from './screens';

export default defineModule({
  id: 'mf-admin',
  screens,
  layouts: {
    admin: () =>
      import(/* webpackChunkName: "admin" */ './layout/admin-layout').then((m) => m.AdminLayout),
  },
  translations: {
    'zh-TW': () =>
      import(/* webpackChunkName: "texts-zh-TW" */ './locales/zh-TW.json').then((m) => m.default),
  },
});
