import { Badge, Button, PillSelect } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { permissionsOf } from '../../data/user/user.rules';
import { memberRoles, type ManagedUser, type MemberRole } from '../../data/user/user.schema';
import type userTexts from '../../locales/users.zh-TW.json';
import { RowActs } from '../../room/row-acts';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof userTexts>;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Choice = styled.div`
  width: 112px;
`;

/** Name with its address, and the mark of an administrator. */
export const userNaming = (t: Texts): RoomRowsProps<ManagedUser>['naming'] => ({
  label: t('username'),
  keyOf: ({ id }) => id,
  title: ({ username }) => username,
  note: ({ email, role }) => (
    <>
      {email ?? t('noEmail')} {role === 'admin' && <Badge tone="accent">{t('adminBadge')}</Badge>}
    </>
  ),
});

interface UserActs {
  /** Nobody changes the own rights. */
  ownId: string;
  onRole: (user: ManagedUser, role: MemberRole) => void;
  onOpen: (user: ManagedUser) => void;
}

export const userColumns = (t: Texts, acts: UserActs): RoomColumn<ManagedUser>[] => [
  {
    id: 'role',
    label: t('role'),
    cell: (user) =>
      user.role === 'admin' || user.id === acts.ownId ? (
        t(`roles.${user.role}`)
      ) : (
        <Choice>
          <PillSelect
            label={t('roleOf', { name: user.username })}
            options={memberRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={user.role}
            onChange={(role) => acts.onRole(user, role)}
          />
        </Choice>
      ),
    text: ({ role }) => t(`roles.${role}`),
  },
  {
    id: 'permissions',
    label: t('permissions'),
    cell: (user) => {
      const permissions = permissionsOf(user);
      if (permissions.length === 0) return t('noPermissions');
      return (
        <Badges>
          {permissions.map((permission) => (
            <Badge key={permission} tone="info">
              {t(`posting.${permission}`)}
            </Badge>
          ))}
        </Badges>
      );
    },
    text: (user) =>
      permissionsOf(user)
        .map((permission) => t(`posting.${permission}`))
        .join('、'),
  },
  {
    id: 'status',
    label: t('status'),
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'} hasDot>
        {t(active ? 'active' : 'disabled')}
      </Badge>
    ),
    text: ({ active }) => t(active ? 'active' : 'disabled'),
  },
  {
    id: 'actions',
    label: t('actions'),
    cell: (user) => (
      <RowActs>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('editOf', { name: user.username })}
          onClick={() => acts.onOpen(user)}
        >
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('manageOf', { name: user.username })}
          onClick={() => acts.onOpen(user)}
        >
          {t('manage')}
        </Button>
      </RowActs>
    ),
  },
];
