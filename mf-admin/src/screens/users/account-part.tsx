import { useToasts } from '@spotlight/shared/contract';
import {
  Button,
  ConfirmDialog,
  OverlayFailure,
  Switch,
  lazyPart,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSetActive } from '../../data/user/user.mutations';
import type { ManagedUser } from '../../data/user/user.schema';
import userTexts from '../../locales/users.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const DeleteAccountDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "delete-account" */ './delete-account-dialog').then(
      (m) => m.DeleteAccountDialog,
    ),
  { Failed: OverlayFailure },
);

const EmailDialog = lazyPart(
  () => import(/* webpackChunkName: "account-email" */ './email-dialog').then((m) => m.EmailDialog),
  { Failed: OverlayFailure },
);

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

/** Whether an account is in use, what it logs in with, and its end. */
export function AccountPart({ user, onDeleted }: { user: ManagedUser; onDeleted: () => void }) {
  const t = useTexts(userTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutateAsync } = useSetActive();
  const [asking, setAsking] = useState<'disable' | 'delete' | 'email'>();
  const name = user.username;
  const setActive = async (isActive: boolean) => {
    await mutateAsync({ id: user.id, isActive });
    return t(isActive ? 'panel.enabled' : 'panel.disabledDone');
  };
  const toggle = () => {
    if (user.active) {
      setAsking('disable');
      return;
    }
    setActive(true).then(
      (sentence) => toasts.success(sentence),
      (error: unknown) => toasts.error(`${t('panel.statusFailed')}：${errorText(error)}`),
    );
  };
  return (
    <Part>
      <PartTitle>{t('panel.account')}</PartTitle>
      <Switch
        label={t('panel.toggle')}
        hint={t('panel.toggleHint')}
        checked={user.active}
        onChange={toggle}
      />
      <Button variant="outline" size="sm" onClick={() => setAsking('email')}>
        {t('panel.changeEmail')}
      </Button>
      <Button variant="danger" size="sm" onClick={() => setAsking('delete')}>
        {t('panel.delete')}
      </Button>
      {asking === 'disable' && (
        <ConfirmDialog
          title={t('panel.disableTitle', { name })}
          body={t('panel.disableBody')}
          confirmLabel={t('panel.disableConfirm')}
          failureTitle={t('panel.statusFailed')}
          onConfirm={() => setActive(false)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'email' && <EmailDialog user={user} onClose={() => setAsking(undefined)} />}
      {asking === 'delete' && (
        <DeleteAccountDialog
          user={user}
          onDeleted={onDeleted}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Part>
  );
}
