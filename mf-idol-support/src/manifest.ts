import { defineManifest, type ModuleManifestInput } from '@spotlight/shared/contract/schema';
import { paths } from './paths';

type PageInput = ModuleManifestInput['pages'][number];
type EntryInput = NonNullable<ModuleManifestInput['navigation']>[number];

/** A page whose address and access rule are settled while its screen is still to come. */
const comingSoon = (path: string, access: PageInput['access'], titleKey: string): PageInput => ({
  path,
  access,
  titleKey,
  screen: 'coming-soon',
});

/** An old address that leads to the performer's canonical page. */
const performerAlias = (path: string): PageInput => ({
  path,
  redirectTo: paths.performerDetail,
  access: 'public',
  titleKey: 'performerDetail',
});

const entry = (
  area: EntryInput['area'],
  labelKey: string,
  path: string,
  order: number,
): EntryInput => ({ id: labelKey, area, labelKey, path, order });

/** An entry in the account menu of one identity. */
const accountEntry = (
  userType: 'fan' | 'performer',
  labelKey: string,
  path: string,
  order: number,
  icon: string,
): EntryInput => ({
  ...entry('account', labelKey, path, order),
  icon,
  userTypes: [userType],
});

export const manifest = defineManifest({
  id: 'mf-idol-support',
  owner: 'team-idol-support',
  contract: '^1.3.0',
  namespace: 'idol-support',
  budgetKb: 20,
  paths: [
    paths.performerList,
    '/performers',
    '/performer',
    paths.favorites,
    paths.birthday,
    paths.supportAds,
    paths.supportMap,
    paths.supportAlias,
    paths.adProducts,
    paths.registerAd,
    paths.adRecords,
    '/ad-scheduling',
    paths.registerPerformer,
    paths.performerProfile,
    paths.products,
    paths.bookings,
  ],
  pages: [
    {
      path: paths.performerList,
      screen: 'performer-list',
      access: 'public',
      titleKey: 'performerList',
      descriptionKey: 'performerListDescription',
      isPrerendered: true,
      earlyRead: {
        fn: 'search_performers',
        params: {
          q: 'p_query',
          category: 'p_category',
          city: 'p_city',
          feeFrom: 'p_fee_from',
          feeTo: 'p_fee_to',
          freeOn: 'p_free_on',
          sort: 'p_sort',
          page: 'p_page',
        },
        fixed: { p_page_size: 12 },
      },
    },
    {
      path: paths.performerDetail,
      screen: 'performer-detail',
      access: 'public',
      titleKey: 'performerDetail',
      isPrerendered: true,
      earlyRead: { fn: 'get_performer', params: { id: 'p_id' } },
    },
    {
      path: paths.performerEpk,
      screen: 'performer-epk',
      chrome: 'bare',
      access: 'public',
      titleKey: 'performerEpk',
    },
    { path: paths.invite, screen: 'invite', access: 'signed-in', titleKey: 'invite' },
    { path: paths.shop, screen: 'shop', access: 'public', titleKey: 'shop' },
    { path: paths.product, screen: 'product', access: 'public', titleKey: 'product' },
    performerAlias(paths.artistAlias),
    performerAlias(paths.performerAlias),
    {
      path: paths.birthday,
      screen: 'birthday',
      access: 'public',
      titleKey: 'birthday',
      descriptionKey: 'birthdayDescription',
      earlyRead: { fn: 'birthdays_in_month', params: { month: 'p_month' } },
    },
    {
      path: paths.supportAlias,
      redirectTo: paths.supportAds,
      access: 'public',
      titleKey: 'supportAds',
    },
    {
      path: paths.birthdayPage,
      screen: 'birthday-page',
      access: 'public',
      titleKey: 'birthdayPage',
      isPrerendered: true,
      earlyRead: { fn: 'get_birthday_page', params: { id: 'p_artist_id' } },
    },
    {
      path: paths.supportAds,
      screen: 'support-ads',
      access: 'public',
      titleKey: 'supportAds',
      descriptionKey: 'supportAdsDescription',
      earlyRead: { fn: 'list_ad_products', params: {} },
    },
    {
      path: paths.supportMap,
      screen: 'support-map',
      access: 'public',
      titleKey: 'supportMap',
      descriptionKey: 'supportMapDescription',
      isPrerendered: true,
      earlyRead: {
        fn: 'support_spots_on_map',
        params: {
          q: 'p_query',
          kind: 'p_kind',
          city: 'p_city',
          artist: 'p_artist_id',
          from: 'p_date_from',
          to: 'p_date_to',
        },
      },
    },
    { path: paths.newSpot, screen: 'spot-form', access: 'signed-in', titleKey: 'newSpot' },
    { path: paths.mySpots, screen: 'my-spots', access: 'signed-in', titleKey: 'mySpots' },
    {
      path: paths.adProducts,
      screen: 'ad-products',
      access: 'public',
      titleKey: 'adProducts',
      descriptionKey: 'adProductsDescription',
      isPrerendered: true,
      earlyRead: { fn: 'list_ad_products', params: {} },
    },
    {
      path: paths.adProductDetail,
      screen: 'ad-product-detail',
      access: 'public',
      titleKey: 'adProductDetail',
    },
    comingSoon(paths.registerAd, 'public', 'registerAd'),
    {
      path: paths.registerPerformer,
      screen: 'register-performer',
      access: 'public',
      titleKey: 'registerPerformer',
      descriptionKey: 'registerPerformerDescription',
    },
    { path: paths.favorites, screen: 'favorites', access: ['fan'], titleKey: 'favorites' },
    {
      path: paths.performerProfile,
      screen: 'performer-profile',
      access: ['performer'],
      titleKey: 'performerProfile',
    },
    comingSoon(paths.products, ['performer'], 'products'),
    comingSoon(paths.adRecords, ['performer'], 'adRecords'),
    {
      path: paths.bookings,
      screen: 'performance-bookings',
      access: ['performer'],
      titleKey: 'bookings',
    },
    comingSoon(paths.adScheduling, ['performer', 'venue'], 'adScheduling'),
  ],
  navigation: [
    entry('main', 'performerList', paths.performerList, 30),
    entry('main', 'adProducts', paths.adProducts, 50),
    entry('idol-support', 'birthday', paths.birthday, 10),
    entry('idol-support', 'supportAds', paths.supportAds, 20),
    entry('idol-support', 'supportMap', paths.supportMap, 30),
    accountEntry('fan', 'favorites', paths.favorites, 10, 'heart'),
    accountEntry('performer', 'performerProfile', paths.performerProfile, 20, 'mic'),
    accountEntry('performer', 'products', paths.products, 30, 'bag'),
    accountEntry('performer', 'bookings', paths.bookings, 40, 'calendar'),
    accountEntry('performer', 'adRecords', paths.adRecords, 50, 'megaphone'),
  ],
  slots: [
    { slot: 'home', piece: 'home-birthdays', order: 2, labelKey: 'homeBirthdays' },
    { slot: 'home', piece: 'home-performers', order: 4, labelKey: 'homePerformers' },
  ],
  labels: {
    'zh-TW': {
      name: '偶像應援',
      performerList: '尋找表演者',
      performerListDescription:
        '從 DJ、歌手、樂團到主持人與創作者，依類型與城市找到你想看、想邀請的表演者。',
      performerDetail: '表演者介紹',
      performerEpk: '演出資料',
      invite: '邀請演出',
      shop: '表演者商店',
      product: '商品',
      birthday: '生日專區',
      birthdayDescription: '看看這個月有哪些表演者過生日，倒數日子，一起準備生咖與應援。',
      birthdayPage: '生日應援專頁',
      supportAds: '應援廣告服務',
      supportAdsDescription:
        '捷運燈箱、公車、電視牆與生日專頁的價格、審稿流程與最晚下單日，送出應援廣告需求不收費。',
      supportMap: '應援地圖',
      supportMapDescription:
        '全台生咖、燈箱、公車與聖地巡禮都在一張地圖上：依表演者、日期與城市找到今天能去的應援點。',
      newSpot: '新增應援點',
      mySpots: '我的應援點與足跡',
      adProducts: '廣告方案與價格',
      adProductsDescription:
        '捷運燈箱、公車、LED 電視牆與站內版位的價格、檔期與最晚下單日，一次比較清楚。',
      adProductDetail: '廣告方案內容',
      registerAd: '刊登廣告',
      registerPerformer: '表演者註冊',
      registerPerformerDescription:
        '建立表演者主頁：放上簡介、作品與演出條件，讓粉絲找到你，讓主辦方邀請你。',
      favorites: '關注的表演者',
      performerProfile: '表演者主頁',
      products: '商品上架管理',
      adRecords: '廣告刊登紀錄',
      bookings: '表演預約紀錄',
      adScheduling: '廣告排程',
      homeBirthdays: '本月壽星',
      homePerformers: '人氣表演者',
    },
  },
});
