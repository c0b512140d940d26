import { useSession } from '@spotlight/shared/contract';
import { Container, IconButton, MenuIcon, fromDesktop, onPhone } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brand } from '../brand';
import { paths } from '../paths';
import { shellTexts } from '../texts';
import { AccountArea } from './account-area';
import { BrandLogo } from './brand-logo';
import { MainNavigation } from './main-navigation';
import { useMobileMenu } from './mobile-menu-loader';
import type { NavigationItem } from './navigation';
import { SearchOpener } from './search-opener';
import { ThemeToggle } from './theme-toggle';
import { useScrolledPast } from './use-scrolled-past';

/** From this distance on the header floats, and says so with a shadow. */
const SHADOW_FROM_PX = 10;

const Sticky = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  height: var(--header-h);
  border-bottom: 1px solid var(--line);
  background: var(--bg);
  /* At once: a shadow that grows is painted anew in each frame of the first scrolling. */
  &[data-floating='true'] {
    box-shadow: var(--shadow-bar);
  }
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  height: 100%;
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  @media ${fromDesktop} {
    gap: 8px;
  }
`;

const OnPhone = styled.div`
  margin-inline-end: -12px;
  @media not ${onPhone} {
    display: none;
  }
`;

const FromTablet = styled.div`
  display: contents;
  @media ${onPhone} {
    display: none;
  }
`;

/** Alone in following the page's place, so that nothing inside is rendered anew when it begins to float. */
function Bar({ children }: { children: ReactNode }) {
  return <Sticky data-floating={useScrolledPast(SHADOW_FROM_PX)}>{children}</Sticky>;
}

export interface SiteHeaderProps {
  /** Menu entries of all modules, in any order. */
  navigation: readonly NavigationItem[];
}

/** The header of every page: brand, menus, theme and account. Sticky. */
export function SiteHeader({ navigation }: SiteHeaderProps) {
  const t = useTexts(shellTexts);
  const { userType } = useSession();
  const mobileMenu = useMobileMenu(navigation);

  return (
    <Bar>
      <Row>
        <Home to={paths.home} aria-label={t('header.home', { name: brand.fullName })}>
          <BrandLogo />
        </Home>
        <FromTablet>
          <MainNavigation items={navigation} userType={userType} />
        </FromTablet>
        <Actions>
          <SearchOpener />
          <FromTablet>
            <ThemeToggle />
          </FromTablet>
          <AccountArea navigation={navigation} />
          <OnPhone>
            <IconButton
              label={t('mobileMenu.open')}
              aria-haspopup="dialog"
              aria-expanded={mobileMenu.isOpen}
              onPointerEnter={mobileMenu.preload}
              onFocus={mobileMenu.preload}
              onClick={mobileMenu.open}
            >
              <MenuIcon size={24} />
            </IconButton>
          </OnPhone>
        </Actions>
      </Row>
      {mobileMenu.element}
    </Bar>
  );
}
