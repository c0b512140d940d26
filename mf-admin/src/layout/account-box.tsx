import { Artwork } from '@spotlight/artwork';
import { useSession } from '@spotlight/shared/contract';
import { ArrowLeftIcon, LogoutIcon, ShieldIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { shellLinks } from '@spotlight/shared/contract/links';
import { css, styled } from 'styled-components';
import { useSignOut } from '../components/use-sign-out';
import { texts } from '../texts';

const Box = styled.div`
  margin: 0 12px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0 12px 8px;
`;

const Avatar = styled.div`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--radius-pill);
  overflow: hidden;
`;

const Names = styled.p`
  display: grid;
  min-width: 0;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const action = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
`;

const SiteLink = styled(Link)`
  ${action}
`;
const ActionButton = styled.button`
  ${action}
`;

const roles = ['viewer', 'editor', 'approver', 'superadmin'] as const;

/** Who is signed in, what is asked besides the password, the way back to the site, and the way out. */
export function AccountBox() {
  const t = useTexts(texts);
  const { user } = useSession();
  const { signOut, isBusy } = useSignOut();
  if (!user) return null;
  const role = roles.find((name) => name === user.adminRole) ?? (user.role === 'admin' && 'admin');
  return (
    <Box>
      <Person>
        <Avatar>
          <Artwork kind="avatar" id={user.id} title="" imageUrl={user.avatarUrl} isDecorative />
        </Avatar>
        <Names>
          <strong>{user.username}</strong>
          <small>{role ? t(`role.${role}`) : user.email}</small>
        </Names>
      </Person>
      <SiteLink to={shellLinks.home}>
        <ArrowLeftIcon size={18} />
        {t('area.backToSite')}
      </SiteLink>
      <SiteLink to={shellLinks.secondFactor}>
        <ShieldIcon size={18} />
        {t('area.secondFactor')}
      </SiteLink>
      <ActionButton type="button" aria-disabled={isBusy} onClick={signOut}>
        <LogoutIcon size={18} />
        {t('area.logout')}
      </ActionButton>
    </Box>
  );
}
