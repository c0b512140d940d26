import { venueLinks } from '@spotlight/shared/contract/links';
import { formatPrice } from '@spotlight/shared/format';
import { ButtonLink, ConfirmButton, Divider } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { ApplicationBadge } from '../../components/gig/gig-badge';
import { useWithdrawApplication } from '../../data/gig/gig.mutations';
import type { GigApplication } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > p + p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

export interface OwnApplicationProps {
  application: GigApplication;
  /** Of the gig. */
  title: string;
}

/** How far an own application is, and what follows from it. */
export function OwnApplication({ application, title }: OwnApplicationProps) {
  const t = useTexts(gigTexts);
  const { mutateAsync } = useWithdrawApplication();
  const { id, performer, ask, message, status, bookingId } = application;
  return (
    <>
      <Box>
        <ApplicationBadge status={status} />
        <p>{t('apply.asked', { name: performer.performerName, ask: formatPrice(ask) })}</p>
        <p>{t(`apply.say.${status}`)}</p>
        <p>{message}</p>
        {status === 'awarded' && bookingId && (
          <ButtonLink to={venueLinks.booking(bookingId)} size="sm">
            {t('apply.toBooking')}
          </ButtonLink>
        )}
        {(status === 'applied' || status === 'shortlisted') && (
          <ConfirmButton
            size="sm"
            variant="outline"
            question={{
              title: t('apply.withdrawTitle', { title }),
              body: t('apply.withdrawBody'),
              confirmLabel: t('apply.withdraw'),
              keepLabel: t('apply.back'),
              onConfirm: async () => {
                await mutateAsync(id);
                return t('apply.withdrawn');
              },
            }}
          >
            {t('apply.withdraw')}
          </ConfirmButton>
        )}
      </Box>
      <Divider />
    </>
  );
}
