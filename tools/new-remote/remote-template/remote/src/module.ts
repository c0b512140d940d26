import { defineModule } from '@spotlight/shared/contract/define-module';

export default defineModule({
  id: 'mf-template',
  screens: {
    welcome: () =>
      import(/* webpackChunkName: "welcome" */ './screens/welcome/welcome.screen').then(
        (chunk) => chunk.WelcomeScreen,
      ),
  },
  translations: {
    'zh-TW': () =>
      import(/* webpackChunkName: "texts-zh-TW" */ './locales/zh-TW.json').then(
        (chunk) => chunk.default,
      ),
  },
});
