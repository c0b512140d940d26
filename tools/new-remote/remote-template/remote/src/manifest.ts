import { defineManifest } from '@spotlight/shared/contract/schema';
import english from './locales/manifest.en.json' with { type: 'json' };
import chinese from './locales/manifest.zh-TW.json' with { type: 'json' };

export const manifest = defineManifest({
  id: 'mf-template',
  owner: 'team-template-namespace',
  contract: '^0.0.0-contract',
  namespace: 'template-namespace',
  paths: ['/template-path'],
  pages: [{ path: '/template-path', screen: 'welcome', access: 'public', titleKey: 'welcome' }],
  labels: { 'zh-TW': chinese, en: english },
  budgetKb: 20,
});
