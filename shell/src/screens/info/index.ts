export { AboutScreen } from './about.screen';
export { CookiesScreen } from './cookies.screen';
export { CopyrightScreen } from './copyright.screen';
export { FaqScreen } from './faq.screen';
export { ManualScreen } from './manual.screen';
export { PlatformScreen } from './platform.screen';
export { PrivacyScreen } from './privacy.screen';
export { TermsScreen } from './terms.screen';
