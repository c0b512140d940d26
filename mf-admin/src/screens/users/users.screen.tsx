import { useSession, useToasts } from '@spotlight/shared/contract';
import {
  Button,
  OverlayFailure,
  PillSelect,
  PlusIcon,
  RefreshIcon,
  lazyPart,
  useErrorText,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { RoomHeading } from '../../components/room-heading';
import { RoomTools } from '../../components/room-tools';
import { useManualRefresh } from '../../components/use-manual-refresh';
import { useRecovered } from '../../components/use-recovered';
import { useSetUserRole } from '../../data/user/user.mutations';
import { useUserPages, useUsers } from '../../data/user/user.queries';
import { readUsers, writeUsers, type UserFilters } from '../../data/user/user.rules';
import { userRoles, type ManagedUser, type MemberRole } from '../../data/user/user.schema';
import roomTexts from '../../locales/room.zh-TW.json';
import userTexts from '../../locales/users.zh-TW.json';
import { paths } from '../../paths';
import { countedText } from '../../room/counted-text.rules';
import { Room } from '../../room/room';
import { userColumns, userNaming } from './user-columns';

const UserPanel = lazyPart(() =>
  import(/* webpackChunkName: "user-panel" */ './user-panel').then((m) => m.UserPanel),
);
const NewUserDialog = lazyPart(
  () => import(/* webpackChunkName: "new-user" */ './new-user-dialog').then((m) => m.NewUserDialog),
  { Failed: OverlayFailure },
);
const InviteAdminDialog = lazyPart(
  () =>
    import(
      /* webpackChunkName: "invite-admin" */ '../../components/invite-admin/invite-admin-dialog'
    ).then((m) => m.InviteAdminDialog),
  { Failed: OverlayFailure },
);

const address: ListAddress<UserFilters> = {
  path: paths.users.to(),
  read: readUsers,
  write: writeUsers,
  isOneStep: true,
};

/** 使用者管理: every account, its role, what it may publish, and whether it is in use. */
export function UsersScreen() {
  const t = useTexts(userTexts);
  const room = useTexts(roomTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { user: own } = useSession();
  const list = useListFilters(address);
  const { filters, apply } = list;
  const users = useUsers(filters);
  const readPage = useUserPages(filters);
  const { refresh, isRefreshing } = useManualRefresh(users, (error) => {
    if (error) toasts.error(t('connectFailed', { reason: errorText(error) }));
    else toasts.success(t('loaded'));
  });
  useRecovered(users, () => toasts.success(t('loaded')));
  const setRole = useSetUserRole();
  const [dialog, setDialog] = useState<'user' | 'admin'>();
  const isSuperadmin = own?.adminRole === 'superadmin';

  const changeRole = (user: ManagedUser, role: MemberRole) =>
    setRole.mutate(
      { id: user.id, role },
      {
        onSuccess: () => toasts.success(t('roleUpdated')),
        onError: (error) => toasts.error(t('roleFailed', { reason: errorText(error) })),
      },
    );
  const total = users.data && countedText(users.data);
  return (
    <>
      <RoomHeading
        title={t('title')}
        note={total && <span role="status">{t('count', { count: total })}</span>}
        action={
          <RoomTools>
            <Button
              variant="quiet"
              size="sm"
              icon={<RefreshIcon size={18} />}
              isBusy={isRefreshing}
              busyLabel={room('refreshing')}
              onClick={refresh}
            >
              {room('refresh')}
            </Button>
            {isSuperadmin && (
              <Button variant="outline" size="sm" onClick={() => setDialog('admin')}>
                {t('addAdmin')}
              </Button>
            )}
            {/* Who may not even read the list adds nobody to it. */}
            {!users.isLoadingError && (
              <Button size="sm" icon={<PlusIcon size={18} />} onClick={() => setDialog('user')}>
                {t('addUser')}
              </Button>
            )}
          </RoomTools>
        }
      />
      <Room
        list={list}
        query={users}
        naming={userNaming(t)}
        columns={userColumns(t, {
          ownId: own?.id ?? '',
          onRole: changeRole,
          onOpen: ({ id }) => apply({ open: id, page: filters.page }),
        })}
        texts={{
          list: t('list'),
          search: t('search'),
          placeholder: t('placeholder'),
          loadFailed: t('loadFailed'),
        }}
        isFiltered={filters.query !== '' || filters.role !== ''}
        unfiltered={{ role: '' }}
        empty={{ title: t('empty'), help: t('emptyHelp') }}
        file={{ name: t('title'), read: readPage }}
        panel={(user, place) => <UserPanel key={user.id} user={user} place={place} />}
        filters={
          <PillSelect
            label={t('role')}
            options={[
              { value: '' as const, label: t('anyRole') },
              ...userRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
            ]}
            value={filters.role}
            isChosen={filters.role !== ''}
            onChange={(role) => apply({ role })}
          />
        }
      />
      {dialog === 'user' && <NewUserDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'admin' && <InviteAdminDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
