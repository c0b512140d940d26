import { useSession, useToasts } from '@spotlight/shared/contract';
import {
  Button,
  ConfirmDialog,
  Notice,
  OverlayFailure,
  lazyPart,
  useErrorText,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RoomHeading } from '../../components/room-heading';
import { useRevokeAdmin, useSetAdminFlag, useSetAdminRole } from '../../data/user/user.mutations';
import { useUserPages, useUsers } from '../../data/user/user.queries';
import { readUsers, writeUsers, type UserFilters } from '../../data/user/user.rules';
import type {
  AdminFlag,
  AdminRole,
  InvitationReceipt,
  ManagedUser,
} from '../../data/user/user.schema';
import permissionTexts from '../../locales/permissions.zh-TW.json';
import { paths } from '../../paths';
import { Room } from '../../room/room';
import { AdminCounters } from './admin-counters';
import { Invitations } from './invitations';
import { adminNaming, permissionColumns } from './permission-columns';
import { RoleHelp } from './role-help';

const InviteAdminDialog = lazyPart(
  () =>
    import(
      /* webpackChunkName: "invite-admin" */ '../../components/invite-admin/invite-admin-dialog'
    ).then((m) => m.InviteAdminDialog),
  { Failed: OverlayFailure },
);

const Told = styled.div`
  margin-top: 12px;
`;

const address: ListAddress<UserFilters> = {
  path: paths.permissions.to(),
  read: (search) => ({ ...readUsers(search), role: 'admin' }),
  write: (filters) => writeUsers({ ...filters, role: '' }),
  isOneStep: true,
};

/** 權限設定: who may do what in the back office, and who is invited to it. */
export function PermissionsScreen() {
  const t = useTexts(permissionTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { user: own } = useSession();
  const list = useListFilters(address);
  const admins = useUsers(list.filters);
  const readPage = useUserPages(list.filters);
  const setRole = useSetAdminRole();
  const setFlag = useSetAdminFlag();
  const revoke = useRevokeAdmin();
  const [invited, setInvited] = useState<{ email: string; receipt: InvitationReceipt } | 'new'>();
  const [revoking, setRevoking] = useState<ManagedUser>();
  const isSuperadmin = own?.adminRole === 'superadmin';

  const changeRole = ({ email }: ManagedUser, role: AdminRole) =>
    setRole.mutate(
      { email: email ?? '', role },
      {
        onSuccess: (receipt) => {
          if (receipt) setInvited({ email: email ?? '', receipt });
          else toasts.success(t('roleSaved'));
        },
        onError: (error) => toasts.error(t('roleFailed', { reason: errorText(error) })),
      },
    );
  const changeFlag = ({ id }: ManagedUser, flag: AdminFlag, isOn: boolean) =>
    setFlag.mutate(
      { id, flag, isOn },
      {
        onSuccess: () => toasts.success(t('flagSaved')),
        onError: (error) => toasts.error(t('flagFailed', { reason: errorText(error) })),
      },
    );
  return (
    <>
      <RoomHeading
        title={t('title')}
        action={
          isSuperadmin && (
            <Button size="sm" onClick={() => setInvited('new')}>
              {t('add')}
            </Button>
          )
        }
      />
      {!isSuperadmin && (
        <Told>
          <Notice tone="info">{t('onlySuperadmin')}</Notice>
        </Told>
      )}
      {!admins.isLoadingError && <AdminCounters counts={admins.data?.admins} />}
      <Room
        list={list}
        query={admins}
        naming={adminNaming(t)}
        columns={permissionColumns(t, {
          mayChange: ({ id }) => isSuperadmin && id !== own.id,
          onRole: changeRole,
          onFlag: changeFlag,
          onRevoke: setRevoking,
        })}
        texts={{
          list: t('list'),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={list.filters.query !== ''}
        empty={{ title: t('empty'), help: t('emptyHelp') }}
        file={{ name: t('title'), read: readPage }}
      />
      <RoleHelp />
      {isSuperadmin && <Invitations />}
      {invited && (
        <InviteAdminDialog
          {...(invited !== 'new' && { invited })}
          onClose={() => setInvited(undefined)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={t('revokeTitle', { name: revoking.username })}
          body={t('revokeBody')}
          confirmLabel={t('revoke')}
          keepLabel={t('keep')}
          onConfirm={async () => {
            await revoke.mutateAsync(revoking.id);
            return t('revoked');
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  );
}
