import { paths } from '../paths';
import type { ShellPage } from './shell-page';

const info = (
  name:
    | 'about'
    | 'platform'
    | 'manual'
    | 'faq'
    | 'contact'
    | 'privacy'
    | 'terms'
    | 'cookies'
    | 'copyright'
    | 'accessibility',
  load: NonNullable<ShellPage['load']>,
): ShellPage => ({
  path: paths[name],
  access: 'public',
  titleKey: `pages.${name}`,
  load,
});

/** Every page that the shell answers itself; one lazy line per screen. */
export const shellPages: readonly ShellPage[] = [
  {
    path: paths.home,
    access: 'public',
    titleKey: 'pages.home',
    descriptionKey: 'pages.homeDescription',
    load: () =>
      import(/* webpackChunkName: "home" */ './home/home.screen').then((m) => m.HomeScreen),
  },
  {
    path: paths.search,
    access: 'public',
    titleKey: 'pages.search',
    load: () =>
      import(/* webpackChunkName: "search" */ './search/search.screen').then((m) => m.SearchScreen),
  },
  {
    path: paths.shared,
    access: 'public',
    titleKey: 'pages.search',
    load: () =>
      import(/* webpackChunkName: "search" */ './search/shared.screen').then((m) => m.SharedScreen),
  },
  {
    path: paths.login,
    access: 'public',
    titleKey: 'pages.login',
    load: () =>
      import(/* webpackChunkName: "login" */ './login/login.screen').then((m) => m.LoginScreen),
  },
  {
    path: paths.signup,
    access: 'public',
    titleKey: 'pages.signup',
    load: () =>
      import(/* webpackChunkName: "signup" */ './signup/signup.screen').then((m) => m.SignupScreen),
  },
  {
    path: paths.profile,
    access: 'signed-in',
    titleKey: 'pages.profile',
    load: () =>
      import(/* webpackChunkName: "profile" */ './profile/profile.screen').then(
        (m) => m.ProfileScreen,
      ),
  },
  {
    path: paths.settings,
    access: 'signed-in',
    titleKey: 'pages.settings',
    load: () =>
      import(/* webpackChunkName: "settings" */ './settings/settings.screen').then(
        (m) => m.SettingsScreen,
      ),
  },
  {
    path: paths.notifications,
    access: 'signed-in',
    titleKey: 'pages.notifications',
    load: () =>
      import(/* webpackChunkName: "notifications" */ './notifications/notifications.screen').then(
        (m) => m.NotificationsScreen,
      ),
  },
  {
    path: paths.favorites,
    access: 'signed-in',
    titleKey: 'pages.favorites',
    load: () =>
      import(/* webpackChunkName: "favorites" */ './favorites/favorites.screen').then(
        (m) => m.FavoritesScreen,
      ),
  },
  {
    path: paths.userProfile,
    access: 'signed-in',
    titleKey: 'pages.settings',
    redirectTo: `${paths.settings}#personal`,
  },
  {
    path: paths.recommendations,
    access: 'signed-in',
    titleKey: 'pages.recommendations',
    load: () =>
      import(
        /* webpackChunkName: "recommendations" */ './recommendations/recommendations.screen'
      ).then((m) => m.RecommendationsScreen),
  },
  {
    path: paths.subscriptionPlans,
    access: 'public',
    titleKey: 'pages.plans',
    descriptionKey: 'pages.plansDescription',
    load: () =>
      import(/* webpackChunkName: "plans" */ './plans/plans.screen').then((m) => m.PlansScreen),
  },
  {
    path: '/subscription-page',
    access: 'public',
    titleKey: 'pages.plans',
    redirectTo: paths.subscriptionPlans,
  },
  {
    path: '/subscription',
    access: 'public',
    titleKey: 'pages.plans',
    redirectTo: paths.subscriptionPlans,
  },
  info('about', () => import(/* webpackChunkName: "info" */ './info').then((m) => m.AboutScreen)),
  info('platform', () =>
    import(/* webpackChunkName: "info" */ './info').then((m) => m.PlatformScreen),
  ),
  info('manual', () => import(/* webpackChunkName: "info" */ './info').then((m) => m.ManualScreen)),
  info('faq', () => import(/* webpackChunkName: "info" */ './info').then((m) => m.FaqScreen)),
  info('privacy', () =>
    import(/* webpackChunkName: "info" */ './info').then((m) => m.PrivacyScreen),
  ),
  info('terms', () => import(/* webpackChunkName: "info" */ './info').then((m) => m.TermsScreen)),
  info('cookies', () =>
    import(/* webpackChunkName: "info" */ './info').then((m) => m.CookiesScreen),
  ),
  info('copyright', () =>
    import(/* webpackChunkName: "info" */ './info').then((m) => m.CopyrightScreen),
  ),
  info('accessibility', () =>
    import(/* webpackChunkName: "info" */ './info').then((m) => m.AccessibilityScreen),
  ),
  {
    path: paths.status,
    access: 'public',
    titleKey: 'pages.status',
    load: () =>
      import(/* webpackChunkName: "status" */ './status/status.screen').then((m) => m.StatusScreen),
  },
  info('contact', () =>
    import(/* webpackChunkName: "contact" */ './info/contact.screen').then((m) => m.ContactScreen),
  ),
];

/** For every address that nobody answers. Apart from the others, because its pattern matches them all. */
export const notFoundPage: ShellPage = {
  path: '*',
  access: 'public',
  titleKey: 'pages.notFound',
  load: () =>
    import(/* webpackChunkName: "not-found" */ './not-found/not-found.screen').then(
      (m) => m.NotFoundScreen,
    ),
};
