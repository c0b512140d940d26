import doorsTexts from '../../locales/doors.zh-TW.json';
import { Badge, ButtonLink, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { CopyButton } from '../../components/copy/copy-button';
import { lineShareUrl } from '../../components/share/line-share';
import { useRemoveStaff } from '../../data/doors/doors.mutations';
import type { Staff } from '../../data/doors/doors.queries';
import { invitationPath } from '../../paths';
import { About, Actions } from './door-list.styles';

/** One helper, or somebody who was asked to be one. */
export function StaffRow({ person }: { person: Staff }) {
  const t = useTexts(doorsTexts);
  const remove = useRemoveStaff();
  const { email } = person;
  const isInvited = person.status === 'invited';
  const words = isInvited ? 'withdraw' : 'remove';
  const url = new URL(invitationPath(person.id), window.location.origin).href;

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
        <ConfirmButton
          variant="text"
          size="sm"
          aria-label={t(`doors.staff.${words}Named`, { email })}
          question={{
            title: t(isInvited ? 'doors.staff.withdraw' : 'doors.staff.removeTitle'),
            body: t(`doors.staff.${words}Body`, { email }),
            confirmLabel: t(`doors.staff.${words}`),
            onConfirm: async () => {
              await remove.mutateAsync(person.id);
              return t(`doors.staff.${isInvited ? 'withdrawn' : 'removed'}`);
            },
          }}
        >
          {t(`doors.staff.${words}`)}
        </ConfirmButton>
      </Actions>
    </li>
  );
}
