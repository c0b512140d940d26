import { defineManifest, type ModuleManifestInput } from '@spotlight/shared/contract/schema';
import { paths } from './paths';

type PageInput = ModuleManifestInput['pages'][number];

/** A page whose address and access rule are settled while its screen is still to come. */
const comingSoon = (path: string, access: PageInput['access'], titleKey: string): PageInput => ({
  path,
  access,
  titleKey,
  screen: 'coming-soon',
  shape: 'notice',
});

/** An entry in the account menu of venue owners. */
const ownerEntry = (path: string, labelKey: string, icon: string, order: number) => ({
  id: labelKey,
  area: 'account' as const,
  labelKey,
  path,
  order,
  icon,
  userTypes: ['venue' as const],
});

export const manifest = defineManifest({
  id: 'mf-venues',
  owner: 'team-venues',
  contract: '^1.3.0',
  namespace: 'venues',
  budgetKb: 20,
  paths: [
    paths.venueList,
    paths.venueListAlias,
    paths.registerVenue,
    paths.bookings,
    paths.bookingCalendar,
    paths.bookingManagement,
    paths.venueProfile,
    paths.availability,
    paths.facilities,
    paths.demoBooking,
    paths.venueEvents,
    paths.subscription,
  ],
  pages: [
    {
      path: paths.venueList,
      screen: 'venue-list',
      shape: 'cards',
      access: 'public',
      titleKey: 'venueList',
      descriptionKey: 'venueListDescription',
      isPrerendered: true,
      earlyRead: {
        fn: 'search_venues',
        params: {
          q: 'p_query',
          type: 'p_type',
          city: 'p_city',
          people: 'p_min_capacity',
          price: 'p_max_price',
          friendly: 'p_support_friendly',
          sort: 'p_sort',
          page: 'p_page',
        },
        fixed: { p_page_size: 12 },
      },
    },
    {
      path: paths.venueListAlias,
      redirectTo: paths.venueList,
      access: 'public',
      titleKey: 'venueList',
    },
    {
      path: paths.venueDetail,
      screen: 'venue-detail',
      shape: 'detail',
      access: 'public',
      titleKey: 'venueDetail',
      earlyRead: { fn: 'get_venue', params: { id: 'p_id' } },
    },
    {
      path: paths.createBooking,
      screen: 'create-booking',
      shape: 'form',
      access: 'public',
      titleKey: 'createBooking',
    },
    { path: paths.bookings, screen: 'bookings', access: 'signed-in', titleKey: 'bookings' },
    { path: paths.booking, screen: 'booking', access: 'signed-in', titleKey: 'booking' },
    {
      path: paths.bookingManagement,
      screen: 'booking-management',
      access: ['venue'],
      titleKey: 'bookingManagement',
    },
    {
      path: paths.registerVenue,
      screen: 'register-venue',
      access: 'public',
      titleKey: 'registerVenue',
    },
    {
      path: paths.venueProfile,
      screen: 'venue-profile',
      access: ['venue'],
      titleKey: 'venueProfile',
    },
    {
      path: paths.availability,
      screen: 'availability',
      access: 'public',
      titleKey: 'availability',
    },
    {
      path: paths.bookingCalendar,
      screen: 'booking-calendar',
      access: ['venue'],
      titleKey: 'bookingCalendar',
    },
    comingSoon(paths.facilities, ['venue'], 'facilities'),
    comingSoon(paths.demoBooking, ['venue'], 'demoBooking'),
    comingSoon(paths.venueEvents, ['venue'], 'venueEvents'),
    comingSoon(paths.subscription, ['venue'], 'subscription'),
  ],
  navigation: [
    { id: 'venues', area: 'main', labelKey: 'venueList', path: paths.venueList, order: 20 },
    {
      id: 'bookings',
      area: 'account',
      labelKey: 'bookings',
      path: paths.bookings,
      order: 15,
      icon: 'calendar',
    },
    ownerEntry(paths.venueProfile, 'venueProfile', 'building', 20),
    ownerEntry(paths.bookingManagement, 'bookingManagement', 'calendar', 30),
    ownerEntry(paths.availability, 'availability', 'clock', 40),
    ownerEntry(paths.facilities, 'facilities', 'lines', 50),
    ownerEntry(paths.subscription, 'subscription', 'card', 60),
    ownerEntry(paths.demoBooking, 'demoBooking', 'file', 70),
  ],
  slots: [{ slot: 'home', piece: 'home-venues', order: 3, labelKey: 'homeVenues' }],
  labels: {
    'zh-TW': {
      name: '場地',
      venueList: '場地租借',
      venueListDescription:
        '依城市、類型、人數與預算，尋找適合生咖、派對、展覽與演出的場地，價格與押金一目了然。',
      venueDetail: '場地介紹',
      registerVenue: '刊登場地',
      createBooking: '預訂場地',
      availability: '檔期管理',
      bookings: '我的預訂',
      booking: '預訂內容',
      bookingCalendar: '場地預訂',
      bookingManagement: '場地預訂管理',
      venueProfile: '場地主頁',
      facilities: '設施管理',
      demoBooking: '示範預訂',
      venueEvents: '場地活動',
      subscription: '訂閱方案',
      homeVenues: '精選場地',
    },
  },
});
