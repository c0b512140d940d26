import type { UserType } from '@spotlight/shared/contract';
import { fromDesktop } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';
import { entriesOf, isActive, type NavigationItem } from './navigation';
import { navigationEntryFace } from './navigation.styles';
import { NavigationDropdown } from './navigation-dropdown';

/** The idol-support menu stands where an entry of this order would. */
const IDOL_SUPPORT_ORDER = 40;

const List = styled.ul`
  display: flex;
  height: 100%;
  margin-inline-start: 8px;
  & > li {
    display: flex;
    height: 100%;
  }
  @media ${fromDesktop} {
    margin-inline-start: 32px;
  }
`;

const Nav = styled.nav`
  height: 100%;
`;

const Entry = styled(Link)`
  ${navigationEntryFace}
`;

/** The main menu of tablets and desktops. */
export function MainNavigation({
  items,
  userType,
}: {
  items: readonly NavigationItem[];
  userType: UserType | null;
}) {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const main = entriesOf(items, 'main', userType);
  const idolSupport = entriesOf(items, 'idol-support', userType);
  const before = main.filter((item) => item.order <= IDOL_SUPPORT_ORDER);
  const after = main.filter((item) => item.order > IDOL_SUPPORT_ORDER);

  const draw = ({ id, path, label }: NavigationItem) => (
    <li key={id}>
      <Entry to={path} aria-current={isActive(path, pathname) ? 'page' : undefined}>
        {label}
      </Entry>
    </li>
  );

  return (
    <Nav aria-label={t('header.navigation')}>
      <List>
        {before.map(draw)}
        {idolSupport.length > 0 && (
          <li>
            <NavigationDropdown label={t('header.idolSupport')} items={idolSupport} />
          </li>
        )}
        {after.map(draw)}
      </List>
    </Nav>
  );
}
