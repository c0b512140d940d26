import type { NavigationItem } from '../navigation';

/** A menu like the one that the modules' manifests give. */
export const navigationFixture: NavigationItem[] = [
  { id: 'trends', area: 'main', labelKey: 'n', label: '排行榜', path: '/trends', order: 60 },
  { id: 'events', area: 'main', labelKey: 'n', label: '探索活動', path: '/events', order: 10 },
  {
    id: 'birthday',
    area: 'idol-support',
    labelKey: 'n',
    label: '生日專區',
    path: '/birthday',
    order: 1,
  },
  {
    id: 'map',
    area: 'idol-support',
    labelKey: 'n',
    label: '應援地圖',
    path: '/support-map',
    order: 2,
  },
  {
    id: 'tickets',
    area: 'account',
    labelKey: 'n',
    label: '票券管理',
    path: '/tickets',
    order: 20,
    icon: 'ticket',
  },
  {
    id: 'cart',
    area: 'account',
    labelKey: 'n',
    label: '購物車',
    path: '/cart',
    countedBy: 'my_cart',
    order: 30,
    userTypes: ['fan'],
  },
  {
    id: 'host',
    area: 'mobile-action',
    labelKey: 'n',
    label: '舉辦活動',
    path: '/register-event',
    order: 1,
  },
];
