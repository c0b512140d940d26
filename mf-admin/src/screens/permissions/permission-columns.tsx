import { Button, PillSelect, Switch, VisuallyHidden } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import {
  adminFlags,
  adminRoles,
  type AdminFlag,
  type AdminRole,
  type ManagedUser,
} from '../../data/user/user.schema';
import type permissionTexts from '../../locales/permissions.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof permissionTexts>;

export const adminNaming = (t: Texts): RoomRowsProps<ManagedUser>['naming'] => ({
  label: t('username'),
  keyOf: ({ id }) => id,
  title: ({ username }) => username,
  note: ({ email }) => email,
});

interface AdminActs {
  /** Whether the reader may change this administrator: a superadmin, and not the own account. */
  mayChange: (admin: ManagedUser) => boolean;
  onRole: (admin: ManagedUser, role: AdminRole) => void;
  onFlag: (admin: ManagedUser, flag: AdminFlag, isOn: boolean) => void;
  onRevoke: (admin: ManagedUser) => void;
}

/** Role, six rights, and their end. */
export const permissionColumns = (t: Texts, acts: AdminActs): RoomColumn<ManagedUser>[] => [
  {
    id: 'role',
    label: t('role'),
    cell: (admin) => {
      const role = admin.adminRole ?? 'viewer';
      if (!acts.mayChange(admin))
        return <span title={t(`roleHelp.${role}`)}>{t(`roles.${role}`)}</span>;
      return (
        <div title={t(`roleHelp.${role}`)} style={{ minWidth: 132 }}>
          <PillSelect
            label={t('roleOf', { name: admin.username })}
            options={adminRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            onChange={(chosen) => acts.onRole(admin, chosen)}
          />
        </div>
      );
    },
    text: ({ adminRole }) => t(`roles.${adminRole ?? 'viewer'}`),
  },
  ...adminFlags.map((flag): RoomColumn<ManagedUser> => ({
    id: flag,
    label: t(`flags.${flag}`),
    cell: (admin) => (
      <Switch
        label={
          <VisuallyHidden>
            {t('flagOf', { name: admin.username, flag: t(`flags.${flag}`) })}
          </VisuallyHidden>
        }
        checked={admin[flag]}
        disabled={!acts.mayChange(admin) || admin.adminRole === 'superadmin'}
        title={admin.adminRole === 'superadmin' ? t('fixed') : undefined}
        onChange={(event) => acts.onFlag(admin, flag, event.currentTarget.checked)}
      />
    ),
    text: (admin) => (admin[flag] ? '✓' : ''),
  })),
  {
    id: 'actions',
    label: t('actions'),
    cell: (admin) =>
      acts.mayChange(admin) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('revokeOf', { name: admin.username })}
          onClick={() => acts.onRevoke(admin)}
        >
          {t('revoke')}
        </Button>
      ),
  },
];
