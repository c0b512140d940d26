import { Part } from '@spotlight/shared/own-page';
import { ButtonLink, ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useMoveGig } from '../../data/gig/gig.mutations';
import type { GigDetail, GigMove } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { editGigPath } from '../../data/gig/gig-path';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Every step that its poster can take, by its words. */
const steps = {
  open: { to: 'open', body: 'tools.openBody', done: 'tools.opened' },
  shortlisting: {
    to: 'shortlisting',
    body: 'tools.shortlistingBody',
    done: 'tools.shortlistingDone',
  },
  reopen: { to: 'open', body: 'tools.reopenBody', done: 'tools.reopened' },
  close: { to: 'closed', body: 'tools.closeBody', done: 'tools.closed' },
  cancel: { to: 'cancelled', body: 'tools.cancelBody', done: 'tools.cancelled' },
} as const satisfies Record<string, { to: GigMove; body: string; done: string }>;
type Step = keyof typeof steps;

/** As the server has it. */
const stepsOf: Partial<Record<GigDetail['status'], readonly Step[]>> = {
  draft: ['open', 'cancel'],
  open: ['shortlisting', 'close', 'cancel'],
  shortlisting: ['reopen', 'close', 'cancel'],
};

/** What who posted a gig can do with it. Nothing once it is over. */
export function GigTools({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const { mutateAsync } = useMoveGig();
  const { id, status } = gig;
  const possible = stepsOf[status];
  if (!possible) return null;
  const canEdit = status === 'draft' || status === 'open';
  return (
    <Part as="section">
      <h2>{t('tools.title')}</h2>
      <Row>
        {possible.map((step) => {
          const { to, body, done } = steps[step];
          return (
            <ConfirmButton
              key={step}
              size="sm"
              variant={step === 'open' ? 'primary' : step === 'cancel' ? 'plain' : 'outline'}
              question={{
                title: t(`tools.${step}`),
                body: t(body),
                confirmLabel: t(`tools.${step}`),
                keepLabel: t('tools.keep'),
                tone: step === 'close' || step === 'cancel' ? 'danger' : 'primary',
                onConfirm: async () => {
                  await mutateAsync({ id, to });
                  return t(done);
                },
              }}
            >
              {t(`tools.${step}`)}
            </ConfirmButton>
          );
        })}
        {canEdit && (
          <ButtonLink to={editGigPath(id)} size="sm" variant="outline">
            {t('tools.edit')}
          </ButtonLink>
        )}
      </Row>
    </Part>
  );
}
