import { useToasts } from '@spotlight/shared/contract';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { Button, Dialog, Notice, SelectField, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useInviteAdmin } from '../../data/user/user.mutations';
import { adminRoles, type InvitationReceipt } from '../../data/user/user.schema';
import permissionTexts from '../../locales/permissions.zh-TW.json';
import userTexts from '../../locales/users.zh-TW.json';
import { paths } from '../../paths';
import { newAdminSchema } from './new-admin-form.schema';

const Content = styled.div`
  display: grid;
  gap: 16px;
`;

interface Invited {
  email: string;
  receipt: InvitationReceipt;
}

export interface InviteAdminDialogProps {
  /** An invitation that was written already, to be shown. */
  invited?: Invited;
  onClose: () => void;
}

/** Invites an administrator by a link for one address; nobody ever knows a password of somebody else. */
export function InviteAdminDialog({ invited, onClose }: InviteAdminDialogProps) {
  const [ready, setReady] = useState(invited);
  return ready ? (
    <InvitationLink {...ready} onClose={onClose} />
  ) : (
    <InviteForm onInvited={setReady} onClose={onClose} />
  );
}

function InviteForm({
  onInvited,
  onClose,
}: {
  onInvited: (invited: Invited) => void;
  onClose: () => void;
}) {
  const t = useTexts(userTexts);
  const roles = useTexts(permissionTexts);
  const invite = useInviteAdmin();
  const form = useForm({
    schema: newAdminSchema(t),
    defaultValues: { email: '', role: 'viewer' },
    send: async (admin) => {
      onInvited({ email: admin.email, receipt: await invite.mutateAsync(admin) });
    },
  });
  return (
    <FormDialog
      form={{ ...form, close: onClose }}
      title={t('newAdmin.title')}
      lead={t('newAdmin.lead')}
      submitLabel={t('newAdmin.send')}
      keepLabel={t('newAdmin.keep')}
      failureTitle={t('newAdmin.failed')}
    >
      <TextField
        label={t('newAdmin.email')}
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('email')}
      />
      <SelectField
        label={t('newAdmin.role')}
        options={adminRoles.map((value) => ({
          value,
          label: `${roles(`roles.${value}`)}：${roles(`roleHelp.${value}`)}`,
        }))}
        {...form.field('role')}
      />
    </FormDialog>
  );
}

function InvitationLink({ email, receipt, onClose }: Invited & { onClose: () => void }) {
  const t = useTexts(userTexts);
  const toasts = useToasts();
  // After the #, so that no server on the way writes it down.
  const link = `${window.location.origin}${paths.invitation.to(receipt.token)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toasts.success(t('newAdmin.copied'));
  };
  return (
    <Dialog
      isOpen
      title={t('newAdmin.readyTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('newAdmin.close')}
          </Button>
          <Button onClick={() => void copy()}>{t('newAdmin.copy')}</Button>
        </>
      }
    >
      <Content>
        {receipt.status === 'waiting' && <Notice tone="warning">{t('newAdmin.waiting')}</Notice>}
        <p>{t('newAdmin.ready', { email })}</p>
        <TextField label={t('newAdmin.link')} value={link} readOnly />
      </Content>
    </Dialog>
  );
}
