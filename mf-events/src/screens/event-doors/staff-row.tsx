import { useToasts } from '@spotlight/shared/contract';
import { Badge, Button, ButtonLink, ConfirmDialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { CopyButton } from '../../components/copy/copy-button';
import { lineShareUrl } from '../../components/share/line-share';
import { useRemoveStaff } from '../../data/doors/doors.mutations';
import type { Staff } from '../../data/doors/doors.queries';
import doorsTexts from '../../locales/doors.zh-TW.json';
import { invitationPath } from '../../paths';
import { About, Actions } from './door-list.styles';

/** One helper, or somebody who was asked to be one. */
export function StaffRow({ person }: { person: Staff }) {
  const t = useTexts(doorsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const remove = useRemoveStaff();
  const [isAsking, setIsAsking] = useState(false);
  const { email } = person;
  const isInvited = person.status === 'invited';
  const words = isInvited ? 'withdraw' : 'remove';
  const url = new URL(invitationPath(person.id), window.location.origin).href;

  const confirm = () =>
    remove.mutate(person.id, {
      onSuccess: () => toasts.success(t(`doors.staff.${isInvited ? 'withdrawn' : 'removed'}`)),
      onError: (thrown) => toasts.error(errorText(thrown)),
      onSettled: () => setIsAsking(false),
    });

  return (
    <li>
      <About>
        <strong>{person.name ?? email}</strong>
        <p>
          <Badge tone={isInvited ? 'warning' : 'success'} hasDot>
            {t(`doors.staff.status.${isInvited ? 'invited' : 'active'}`)}
          </Badge>
          {person.name && <span>{email}</span>}
          {!isInvited && <span>{t('doors.staff.letIn', { count: person.letIn })}</span>}
        </p>
      </About>
      <Actions>
        {isInvited && (
          <>
            <CopyButton text={url} name={t('doors.staff.link', { email })} />
            <ButtonLink
              to={lineShareUrl(url)}
              target="_blank"
              rel="noopener noreferrer"
              variant="text"
              size="sm"
              aria-label={t('doors.staff.lineNamed', { email })}
            >
              {t('doors.staff.line')}
            </ButtonLink>
          </>
        )}
        <Button
          variant="text"
          size="sm"
          aria-label={t(`doors.staff.${words}Named`, { email })}
          onClick={() => setIsAsking(true)}
        >
          {t(`doors.staff.${words}`)}
        </Button>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isInvited ? 'doors.staff.withdraw' : 'doors.staff.removeTitle')}
        body={t(`doors.staff.${words}Body`, { email })}
        confirmLabel={t(`doors.staff.${words}`)}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
