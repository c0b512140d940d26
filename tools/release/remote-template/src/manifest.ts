import { defineManifest } from '@spotlight/shared/contract/schema';

export const manifest = defineManifest({
  id: 'mf-template',
  owner: 'team-template-namespace',
  contract: '^1.3.0',
  namespace: 'template-namespace',
  paths: ['/template-path'],
  pages: [{ path: '/template-path', screen: 'welcome', access: 'public', titleKey: 'welcome' }],
  labels: { 'zh-TW': { name: '新模組', welcome: '歡迎' } },
  budgetKb: 20,
});
