import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { paths } from '../paths';
import type { ShellText } from '../texts';

export interface FooterSection {
  /** Keys of the `shell` namespace. */
  titleKey: ShellText;
  links: ReadonlyArray<{ path: string; labelKey: ShellText }>;
}

/** The links of the footer, which the mobile menu shows too. */
export const footerSections: readonly FooterSection[] = [
  {
    titleKey: 'footer.about.title',
    links: [
      { path: paths.about, labelKey: 'footer.about.about' },
      { path: paths.platform, labelKey: 'footer.about.platform' },
      { path: paths.manual, labelKey: 'footer.about.manual' },
      { path: paths.faq, labelKey: 'footer.about.faq' },
      { path: paths.contact, labelKey: 'footer.about.contact' },
      { path: paths.status, labelKey: 'pages.status' },
    ],
  },
  {
    titleKey: 'footer.join.title',
    links: [
      { path: eventLinks.registerEvent, labelKey: 'footer.join.event' },
      { path: performerLinks.registerPerformer, labelKey: 'footer.join.performer' },
      { path: venueLinks.registerVenue, labelKey: 'footer.join.venue' },
      { path: performerLinks.registerAd, labelKey: 'footer.join.ad' },
    ],
  },
  {
    titleKey: 'footer.legal.title',
    links: [
      { path: paths.terms, labelKey: 'footer.legal.terms' },
      { path: paths.privacy, labelKey: 'footer.legal.privacy' },
      { path: paths.copyright, labelKey: 'footer.legal.copyright' },
      { path: paths.accessibility, labelKey: 'footer.legal.accessibility' },
      { path: paths.cookies, labelKey: 'footer.legal.cookies' },
    ],
  },
];
