import { useSession, useTheme, type ThemePreference } from '@spotlight/shared/contract';
import {
  ButtonLink,
  CloseIcon,
  IconButton,
  SegmentedControl,
  onPhone,
  useMediaQuery,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { loginPath, signupPath } from '../paths';
import { shellTexts } from '../texts';
import { BrandLogo } from './brand-logo';
import { footerSections } from './footer-sections';
import { MobileMenuAccount } from './mobile-menu-account';
import { MobileMenuLinks, MobileMenuSection } from './mobile-menu-section';
import { MenuEntryIcon } from './menu-icon';
import { entriesOf, type NavigationItem } from './navigation';

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--bg);
  color: var(--ink);
  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-shrink: 0;
  height: var(--header-h);
  padding: 0 4px 0 var(--gutter);
  border-bottom: 1px solid var(--line);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 8px var(--gutter) 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  flex-shrink: 0;
  gap: 8px;
  padding: 12px var(--gutter) max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

const WideAction = styled(ButtonLink)`
  grid-column: 1 / -1;
`;

const THEMES: readonly ThemePreference[] = ['light', 'dark', 'system'];

export interface MobileMenuProps {
  navigation: readonly NavigationItem[];
  onClose: () => void;
}

/** The whole site as a full-screen menu, for phones. */
export function MobileMenu({ navigation, onClose }: MobileMenuProps) {
  const t = useTexts(shellTexts);
  const { user, userType } = useSession();
  const { preference, setPreference } = useTheme();
  const ref = useMenuDialog(onClose);

  const links = (area: NavigationItem['area']) => entriesOf(navigation, area, userType);

  return (
    <Screen
      ref={ref}
      aria-label={t('mobileMenu.label')}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <BrandLogo />
        <IconButton label={t('mobileMenu.close')} onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </Head>
      <Body>
        {user && <MobileMenuAccount user={user} navigation={navigation} onClose={onClose} />}
        <nav aria-label={t('header.navigation')}>
          <MobileMenuLinks links={links('main')} onFollow={onClose} />
          <MobileMenuSection title={t('header.idolSupport')} isInitiallyOpen>
            <MobileMenuLinks links={links('idol-support')} onFollow={onClose} isNested />
          </MobileMenuSection>
          {footerSections.map((section) => (
            <MobileMenuSection key={section.titleKey} title={t(section.titleKey)}>
              <MobileMenuLinks
                links={section.links.map(({ path, labelKey }) => ({ path, label: t(labelKey) }))}
                onFollow={onClose}
                isNested
              />
            </MobileMenuSection>
          ))}
        </nav>
        <MobileMenuSection title={t('theme.title')}>
          <SegmentedControl
            label={t('theme.title')}
            options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
            value={preference}
            onChange={setPreference}
          />
        </MobileMenuSection>
      </Body>
      <Foot>
        {!user && (
          <>
            <ButtonLink variant="outline" to={loginPath()} onClick={onClose}>
              {t('header.login')}
            </ButtonLink>
            <ButtonLink variant="inverse" to={signupPath()} onClick={onClose}>
              {t('header.signup')}
            </ButtonLink>
          </>
        )}
        {links('mobile-action').map(({ id, path, label, icon = 'plus' }) => (
          <WideAction key={id} to={path} icon={<MenuEntryIcon name={icon} />} onClick={onClose}>
            {label}
          </WideAction>
        ))}
      </Foot>
    </Screen>
  );
}

/** Opens the dialog over the page, and closes the menu when the page changes or grows past phones. */
function useMenuDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const isPhone = useMediaQuery(onPhone);

  // A dialog that has left the page already would not give the focus back, so not after painting.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (key !== openedAt.current || !isPhone) onClose();
  }, [key, isPhone, onClose]);

  return ref;
}
