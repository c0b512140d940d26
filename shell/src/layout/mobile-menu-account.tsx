import type { Account } from '@spotlight/shared/contract';
import { Artwork } from '@spotlight/artwork/parts';
import { Badge, Button, LogoutIcon } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';
import { accountLinks } from './account-links';
import { IdentitySwitch } from './identity-switch';
import { MobileMenuLinks, MobileMenuSection } from './mobile-menu-section';
import type { NavigationItem } from './navigation';
import { useLogout } from './use-logout';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 12px;
`;

const Face = styled.span`
  flex-shrink: 0;
  width: 48px;
  overflow: hidden;
  border-radius: 50%;
`;

const Username = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-weight: var(--weight-bold);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The account's part of the menu: identity, its links, settings, logging out. */
export function MobileMenuAccount({
  user,
  navigation,
  onClose,
}: {
  user: Account;
  navigation: readonly NavigationItem[];
  onClose: () => void;
}) {
  const t = useTexts(shellTexts);
  const logout = useLogout();
  const links = accountLinks(navigation, user.activeType, t);
  return (
    <section aria-label={t('account.heading')}>
      <Head>
        <Face>
          <Artwork kind="avatar" id={user.id} title="" imageUrl={user.avatarUrl} isDecorative />
        </Face>
        <Username>{user.username}</Username>
        <Badge tone="accent">{t(`userType.${user.activeType}`)}</Badge>
      </Head>
      <IdentitySwitch user={user} onSwitched={onClose} />
      <MobileMenuSection title={t('account.heading')} isInitiallyOpen>
        <MobileMenuLinks
          links={[...links.general, ...links.ofIdentity, ...links.ownSettings]}
          onFollow={onClose}
          isNested
        />
        <Button
          variant="plain"
          icon={<LogoutIcon />}
          onClick={() => {
            onClose();
            void logout();
          }}
        >
          {t('account.logout')}
        </Button>
      </MobileMenuSection>
    </section>
  );
}
