import type { LazyScreen } from '@spotlight/shared/contract';

/** Screen name in the manifest → its code, a chunk each. */
export const screens = {
  'performer-list': () =>
    import(
      /* webpackChunkName: "performer-list" */ './screens/performer-list/performer-list.screen'
    ).then((m) => m.PerformerListScreen),
  'performer-detail': () =>
    import(
      /* webpackChunkName: "performer-detail" */ './screens/performer-detail/performer-detail.screen'
    ).then((m) => m.PerformerDetailScreen),
  'performer-epk': () =>
    import(
      /* webpackChunkName: "performer-epk" */ './screens/performer-epk/performer-epk.screen'
    ).then((m) => m.PerformerEpkScreen),
  favorites: () =>
    import(/* webpackChunkName: "favorites" */ './screens/favorites/favorites.screen').then(
      (m) => m.FavoritesScreen,
    ),
  'birthday-page': () =>
    import(
      /* webpackChunkName: "birthday-page" */ './screens/birthday-page/birthday-page.screen'
    ).then((m) => m.BirthdayPageScreen),
  invite: () =>
    import(/* webpackChunkName: "invite" */ './screens/invite/invite.screen').then(
      (m) => m.InviteScreen,
    ),
  'performance-bookings': () =>
    import(
      /* webpackChunkName: "performance-bookings" */ './screens/performance-bookings/performance-bookings.screen'
    ).then((m) => m.PerformanceBookingsScreen),
  'performance-calendar': () =>
    import(
      /* webpackChunkName: "performance-calendar" */ './screens/performance-calendar/performance-calendar.screen'
    ).then((m) => m.PerformanceCalendarScreen),
  'performer-income': () =>
    import(
      /* webpackChunkName: "performer-income" */ './screens/performer-income/performer-income.screen'
    ).then((m) => m.PerformerIncomeScreen),
  shop: () =>
    import(/* webpackChunkName: "shop" */ './screens/shop/shop.screen').then((m) => m.ShopScreen),
  product: () =>
    import(/* webpackChunkName: "product" */ './screens/product/product.screen').then(
      (m) => m.ProductScreen,
    ),
  birthday: () =>
    import(/* webpackChunkName: "birthday" */ './screens/birthday/birthday.screen').then(
      (m) => m.BirthdayScreen,
    ),
  'support-map': () =>
    import(/* webpackChunkName: "support-map" */ './screens/support-map/support-map.screen').then(
      (m) => m.SupportMapScreen,
    ),
  'spot-form': () =>
    import(/* webpackChunkName: "spot-form" */ './screens/spot-form/spot-form.screen').then(
      (m) => m.SpotFormScreen,
    ),
  'my-spots': () =>
    import(/* webpackChunkName: "my-spots" */ './screens/my-spots/my-spots.screen').then(
      (m) => m.MySpotsScreen,
    ),
  'support-route': () =>
    import(
      /* webpackChunkName: "support-route" */ './screens/support-route/support-route.screen'
    ).then((m) => m.SupportRouteScreen),
  'support-ads': () =>
    import(/* webpackChunkName: "support-ads" */ './screens/support-ads/support-ads.screen').then(
      (m) => m.SupportAdsScreen,
    ),
  'birthday-planner': () =>
    import(
      /* webpackChunkName: "birthday-planner" */ './screens/birthday-planner/birthday-planner.screen'
    ).then((m) => m.BirthdayPlannerScreen),
  'shared-plan': () =>
    import(/* webpackChunkName: "shared-plan" */ './screens/shared-plan/shared-plan.screen').then(
      (m) => m.SharedPlanScreen,
    ),
  'register-ad': () =>
    import(/* webpackChunkName: "register-ad" */ './screens/register-ad/register-ad.screen').then(
      (m) => m.RegisterAdScreen,
    ),
  'ad-products': () =>
    import(/* webpackChunkName: "ad-products" */ './screens/ad-products/ad-products.screen').then(
      (m) => m.AdProductsScreen,
    ),
  'ad-product-detail': () =>
    import(
      /* webpackChunkName: "ad-product-detail" */ './screens/ad-product-detail/ad-product-detail.screen'
    ).then((m) => m.AdProductDetailScreen),
  'register-performer': () =>
    import(
      /* webpackChunkName: "register-performer" */ './screens/register-performer/register-performer.screen'
    ).then((m) => m.RegisterPerformerScreen),
  'performer-profile': () =>
    import(
      /* webpackChunkName: "performer-profile" */ './screens/performer-profile/performer-profile.screen'
    ).then((m) => m.PerformerProfileScreen),
  'campaign-list': () =>
    import(
      /* webpackChunkName: "campaign-list" */ './screens/campaign-list/campaign-list.screen'
    ).then((m) => m.CampaignListScreen),
  campaign: () =>
    import(/* webpackChunkName: "campaign" */ './screens/campaign/campaign.screen').then(
      (m) => m.CampaignScreen,
    ),
  'campaign-form': () =>
    import(
      /* webpackChunkName: "campaign-form" */ './screens/campaign-form/campaign-form.screen'
    ).then((m) => m.CampaignFormScreen),
  'gig-list': () =>
    import(/* webpackChunkName: "gig-list" */ './screens/gig-list/gig-list.screen').then(
      (m) => m.GigListScreen,
    ),
  gig: () =>
    import(/* webpackChunkName: "gig" */ './screens/gig/gig.screen').then((m) => m.GigScreen),
  'gig-form': () =>
    import(/* webpackChunkName: "gig-form" */ './screens/gig-form/gig-form.screen').then(
      (m) => m.GigFormScreen,
    ),
  'ad-records': () =>
    import(/* webpackChunkName: "ad-records" */ './screens/ad-records/ad-records.screen').then(
      (m) => m.AdRecordsScreen,
    ),
  'ad-scheduling': () =>
    import(
      /* webpackChunkName: "ad-scheduling" */ './screens/ad-scheduling/ad-scheduling.screen'
    ).then((m) => m.AdSchedulingScreen),
  'product-management': () =>
    import(
      /* webpackChunkName: "product-management" */ './screens/product-management/product-management.screen'
    ).then((m) => m.ProductManagementScreen),
  'product-form': () =>
    import(
      /* webpackChunkName: "product-form" */ './screens/product-form/product-form.screen'
    ).then((m) => m.ProductFormScreen),
} satisfies Record<string, LazyScreen>;

/** Slot piece in the manifest → its code. */
export const slots = {
  'home-birthdays': () =>
    import(/* webpackChunkName: "home-birthdays" */ './slots/home-birthdays/home-birthdays').then(
      (m) => m.HomeBirthdays,
    ),
  'home-performers': () =>
    import(
      /* webpackChunkName: "home-performers" */ './slots/home-performers/home-performers'
    ).then((m) => m.HomePerformers),
  'home-ads': () =>
    import(/* webpackChunkName: "home-ads" */ './slots/home-ads/home-ads').then((m) => m.HomeAds),
} satisfies Record<string, LazyScreen>;
