import { Artwork } from '@spotlight/artwork';
import { useToasts } from '@spotlight/shared/contract';
import { venueLinks } from '@spotlight/shared/contract/links';
import { cityLabel, formatPrice, performerCategoryLabel } from '@spotlight/shared/format';
import { Button, ButtonLink, ConfirmButton, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ApplicationBadge } from '../../components/gig/gig-badge';
import { useDecideApplication } from '../../data/gig/gig.mutations';
import type { GigApplication } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { performerPath } from '../../paths';

const Row = styled.article`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 8px 12px;
`;

const Portrait = styled(Artwork)`
  width: 56px;
  border-radius: var(--radius-control);
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
  & h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & h3 > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-variant-numeric: tabular-nums;
  & > span {
    color: var(--warning-ink);
    font-size: var(--text-14);
  }
`;

export interface ApplicationRowProps {
  application: GigApplication;
  /** NT$ for one performer, of the gig. */
  budget: number;
  canDecide: boolean;
  onAward: () => void;
}

/** Who applied, for how much, with which words; and the three answers. */
export function ApplicationRow({ application, budget, canDecide, onAward }: ApplicationRowProps) {
  const t = useTexts(gigTexts);
  const nameId = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending } = useDecideApplication();
  const { id, performer, message, ask, status, bookingId } = application;
  const { performerName: name, category, city } = performer;
  const isWaiting = status === 'applied' || status === 'shortlisted';
  const shortlist = () =>
    mutate(
      { applicationId: id, to: 'shortlisted' },
      {
        onSuccess: () => toasts.success(t('desk.shortlisted', { name })),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  return (
    <Row aria-labelledby={nameId}>
      <Portrait
        kind="performer"
        id={performer.id}
        category={category}
        title={name}
        imageUrl={performer.profileImageUrl}
        isDecorative
      />
      <Body>
        <h3 id={nameId}>
          <Link to={performerPath(performer.id)}>{name}</Link>
        </h3>
        <p>
          {[performerCategoryLabel(category), city && cityLabel(city)].filter(Boolean).join('・')}
        </p>
        <Line>
          <ApplicationBadge status={status} />
          <strong>{t('desk.ask', { ask: formatPrice(ask) })}</strong>
          {ask > budget && <span>{t('desk.over')}</span>}
        </Line>
        <p>{message}</p>
        {status === 'awarded' && bookingId && (
          <ButtonLink to={venueLinks.booking(bookingId)} size="sm">
            {t('desk.toBooking')}
          </ButtonLink>
        )}
        {isWaiting && canDecide && (
          <Line>
            <Button size="sm" aria-label={t('desk.awardNamed', { name })} onClick={onAward}>
              {t('desk.award')}
            </Button>
            {status === 'applied' && (
              <Button
                size="sm"
                variant="outline"
                isBusy={isPending}
                aria-label={t('desk.shortlistNamed', { name })}
                onClick={shortlist}
              >
                {t('desk.shortlist')}
              </Button>
            )}
            <ConfirmButton
              size="sm"
              variant="plain"
              aria-label={t('desk.declineNamed', { name })}
              question={{
                title: t('desk.declineTitle', { name }),
                body: t('desk.declineBody'),
                confirmLabel: t('desk.decline'),
                keepLabel: t('desk.keep'),
                onConfirm: async () => {
                  await mutateAsync({ applicationId: id, to: 'declined' });
                  return t('desk.declined', { name });
                },
              }}
            >
              {t('desk.decline')}
            </ConfirmButton>
          </Line>
        )}
      </Body>
    </Row>
  );
}
