import { useToasts } from '@spotlight/shared/contract';
import { Container, VisuallyHidden, fromDesktop, fromTablet } from '@spotlight/shared/ui/parts';
import type { Language } from '@spotlight/shared/contract/language';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { brand } from '../brand';
import { useSitePage } from '../data/site-content/site-content.queries';
import { useChooseLanguage } from '../language';
import { paths } from '../paths';
import { shellTexts } from '../texts';
import { BrandLogo } from './brand-logo';
import { footerSections, type FooterSection } from './footer-sections';
import { useAfterFirstPaint } from './use-after-first-paint';

const THIS_YEAR = new Date().getFullYear();

const Footer = styled.footer`
  margin-top: var(--section-gap);
  border-top: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-14);
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 16px;
  padding-block: 32px 24px;
  @media ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 32px 24px;
    padding-block: 48px 40px;
  }
  @media ${fromDesktop} {
    grid-template-columns: 1.6fr 1fr 1fr 1fr;
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
  @media ${fromDesktop} {
    grid-column: auto;
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
`;

const Tagline = styled.p`
  max-width: 22em;
  margin-top: 4px;
`;

const Contact = styled(Tagline)`
  color: var(--ink-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  color: var(--ink);
  font-size: var(--text-14);
  @media ${fromTablet} {
    padding-block: 10px 4px;
  }
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  &:hover {
    color: var(--accent-ink);
  }
  @media ${fromTablet} {
    min-height: 32px;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding-block: 20px max(24px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  color: var(--ink-3);
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const SocialLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  color: var(--ink-2);
  font-size: var(--text-12);
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
`;

const LanguageSwitch = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  &:hover {
    color: var(--accent-ink);
  }
`;

/** The footer of every page: what there is besides the main menu, the legal pages, and where else to find us. */
export function SiteFooter() {
  const t = useTexts(shellTexts);
  const chooseLanguage = useChooseLanguage();
  const toasts = useToasts();
  const choose = (language: Language) =>
    chooseLanguage(language).catch(() => toasts.error(t('footer.languageFailed')));
  const { footerContactInfo, footerCopyright } =
    useSitePage('all', useAfterFirstPaint())?.texts ?? {};
  return (
    <Footer>
      <Container>
        <Columns>
          <About>
            <HomeLink to={paths.home} aria-label={t('header.home', { name: brand.fullName })}>
              <BrandLogo hasLatinName />
            </HomeLink>
            <Tagline>{t('footer.tagline')}</Tagline>
            {footerContactInfo && <Contact>{footerContactInfo}</Contact>}
          </About>
          {footerSections.map((section) => (
            <Section key={section.titleKey} {...section} />
          ))}
        </Columns>
        <Bottom>
          <p>
            {footerCopyright ?? t('footer.copyright', { year: THIS_YEAR, name: brand.fullName })}
          </p>
          <LanguageSwitch
            type="button"
            lang={t('footer.otherLanguage.tag')}
            onClick={() => void choose(t('footer.otherLanguage.tag') as Language)}
          >
            {t('footer.otherLanguage.name')}
          </LanguageSwitch>
          <Social aria-label={t('footer.social')}>
            {brand.social.map(({ id, label, url }) => (
              <li key={id}>
                <SocialLink href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                  <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
                </SocialLink>
              </li>
            ))}
          </Social>
        </Bottom>
      </Container>
    </Footer>
  );
}

function Section({ titleKey, links }: FooterSection) {
  const t = useTexts(shellTexts);
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{t(titleKey)}</Title>
      <ul>
        {links.map(({ path, labelKey }) => (
          <li key={path}>
            <PageLink to={path}>{t(labelKey)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
