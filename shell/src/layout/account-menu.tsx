import type { Account } from '@spotlight/shared/contract';
import { Artwork } from '@spotlight/artwork/parts';
import { Badge, Divider, LogoutIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';
import { accountLinks, type AccountLink } from './account-links';
import { IdentitySwitch } from './identity-switch';
import { MenuCount } from './menu-count';
import { MenuEntryIcon } from './menu-icon';
import type { NavigationItem } from './navigation';
import { menuRow } from './navigation.styles';
import { useLogout } from './use-logout';

const Menu = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px 12px 12px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 0 8px;
`;

const Face = styled.span`
  flex-shrink: 0;
  width: 48px;
  overflow: hidden;
  border-radius: 50%;
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  line-height: var(--leading-dense);
`;

const Heading = styled.h2`
  color: var(--ink-3);
  font-size: var(--text-12);
  font-weight: var(--weight-regular);
`;

const Username = styled.p`
  overflow: hidden;
  font-weight: var(--weight-bold);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Row = styled(Link)`
  ${menuRow}
`;

const LogoutRow = styled.button`
  ${menuRow}
`;

export interface AccountMenuProps {
  user: Account;
  navigation: readonly NavigationItem[];
  onClose: () => void;
}

/** The account menu: who one is, as what one acts, and everything that belongs to that. */
export function AccountMenu({ user, navigation, onClose }: AccountMenuProps) {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const logout = useLogout();
  const links = accountLinks(navigation, user.activeType, t);

  const draw = ({ path, label, icon, countedBy }: AccountLink) => (
    <li key={path}>
      <Row to={path} aria-current={path === pathname ? 'page' : undefined} onClick={onClose}>
        <MenuEntryIcon name={icon} />
        {label}
        {countedBy && <MenuCount countedBy={countedBy} />}
      </Row>
    </li>
  );

  return (
    <Menu>
      <Head>
        <Face>
          <Artwork kind="avatar" id={user.id} title="" imageUrl={user.avatarUrl} isDecorative />
        </Face>
        <Names>
          <Heading>{t('account.heading')}</Heading>
          <Username>{user.username}</Username>
        </Names>
        <Badge tone="accent">{t(`userType.${user.activeType}`)}</Badge>
      </Head>
      <IdentitySwitch user={user} onSwitched={onClose} />
      <ul>{links.general.map(draw)}</ul>
      <Divider />
      <ul>{links.ofIdentity.map(draw)}</ul>
      <Divider />
      <ul>
        {links.ownSettings.map(draw)}
        <li>
          <LogoutRow
            type="button"
            onClick={() => {
              onClose();
              void logout();
            }}
          >
            <LogoutIcon />
            {t('account.logout')}
          </LogoutRow>
        </li>
      </ul>
    </Menu>
  );
}
