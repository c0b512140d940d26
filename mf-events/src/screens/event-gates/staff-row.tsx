import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { Badge, ButtonLink, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { CopyButton } from '../../components/copy/copy-button';
import { lineShareUrl } from '../../components/share/line-share';
import { useRemoveStaff } from '../../data/event-gates/event-gates.mutations';
import type { Staff } from '../../data/event-gates/event-gates.queries';
import { invitationPath } from '../../paths';
import { About, Actions } from './gate-list.styles';

/** Somebody of the gate staff, or somebody who was invited. */
export function StaffRow({ person }: { person: Staff }) {
  const t = useTexts(eventGatesTexts);
  const remove = useRemoveStaff();
  const { email } = person;
  const isInvited = person.status === 'invited';
  const action = isInvited ? 'withdraw' : 'remove';
  const url = new URL(invitationPath(person.id), window.location.origin).href;

  return (
    <li>
      <About>
        <strong>{person.name ?? email}</strong>
        <p>
          <Badge tone={isInvited ? 'warning' : 'success'} hasDot>
            {t(`eventGates.staff.status.${isInvited ? 'invited' : 'active'}`)}
          </Badge>
          {person.name && <span>{email}</span>}
          {!isInvited && <span>{t('eventGates.staff.letIn', { count: person.letIn })}</span>}
        </p>
      </About>
      <Actions>
        {isInvited && (
          <>
            <CopyButton text={url} name={t('eventGates.staff.link', { email })} />
            <ButtonLink
              to={lineShareUrl(url)}
              target="_blank"
              rel="noopener noreferrer"
              variant="text"
              size="sm"
              aria-label={t('eventGates.staff.lineNamed', { email })}
            >
              {t('eventGates.staff.line')}
            </ButtonLink>
          </>
        )}
        <ConfirmButton
          variant="text"
          size="sm"
          aria-label={t(`eventGates.staff.${action}Named`, { email })}
          question={{
            title: t(isInvited ? 'eventGates.staff.withdraw' : 'eventGates.staff.removeTitle'),
            body: t(`eventGates.staff.${action}Body`, { email }),
            confirmLabel: t(`eventGates.staff.${action}`),
            onConfirm: async () => {
              await remove.mutateAsync(person.id);
              return t(`eventGates.staff.${isInvited ? 'withdrawn' : 'removed'}`);
            },
          }}
        >
          {t(`eventGates.staff.${action}`)}
        </ConfirmButton>
      </Actions>
    </li>
  );
}
