import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDate, formatMoment, formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmButton,
  Panel,
  QueryView,
  SectionHeading,
  Skeleton,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useCancelSupportAd } from '../../data/support-ad/support-ad.mutations';
import { useOwnSupportAds } from '../../data/support-ad/support-ad.queries';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';
import adTexts from '../../locales/support-ads.zh-TW.json';
import { DeferredFixDialog, DeferredProgressDialog } from './deferred-dialogs';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

/** A number that breaks at its hyphens is read as two. */
const Unbroken = styled.span`
  white-space: nowrap;
`;

const Entry = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  & > h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Proofs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 8px;
  width: 100%;
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-control);
    object-fit: cover;
  }
`;

const tones: Partial<Record<SupportAd['status'], BadgeTone>> = {
  needs_fix: 'warning',
  approved: 'warning',
  rejected: 'danger',
  paid: 'success',
  producing: 'info',
  live: 'success',
  completed: 'success',
};

/** Until it is paid. */
const canCancel = ({ status }: SupportAd) =>
  ['draft', 'submitted', 'reviewing', 'needs_fix', 'approved'].includes(status);

/** What was not sent yet, or comes back with a note. */
const canFix = ({ status }: SupportAd) => status === 'needs_fix' || status === 'draft';

/** The own support ads with their states, and what each of them waits for. Shows nothing without any. */
export function OwnSupportAds() {
  const t = useTexts(adTexts);
  const titleId = useId();
  const query = useOwnSupportAds();
  if (query.data?.items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('supportAds.mine')} />
      <QueryView
        query={query}
        pending={<Skeleton height={120} radius="var(--radius-card)" />}
        errorTitle={t('supportAds.error')}
      >
        {({ items }) => (
          <List>
            {items.map((ad) => (
              <li key={ad.id}>
                <SupportAdEntry ad={ad} />
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </section>
  );
}

function SupportAdEntry({ ad }: { ad: SupportAd }) {
  const t = useTexts(adTexts, promotionTexts);
  const titleId = useId();
  const { mutateAsync } = useCancelSupportAd();
  const [isFixing, setIsFixing] = useState(false);
  const [isFollowing, setIsFollowing] = useState(false);
  const { id, title, status, orderId, deadlineAt, reviewNote } = ad;
  return (
    <Entry as="article" aria-labelledby={titleId}>
      <Badge tone={tones[status] ?? 'neutral'}>{t(`supportAdStatus.${status}`)}</Badge>
      <h3 id={titleId}>{title}</h3>
      <p>
        {[ad.artist.performerName, ad.product.name, formatPrice(ad.total)].join('・')}
        {'・'}
        <Unbroken>{ad.orderNo}</Unbroken>
        <br />
        {t('supportAds.period', { from: formatDate(ad.startsOn), to: formatDate(ad.endsOn) })}
      </p>
      {reviewNote && <p>{t('supportAds.note', { note: reviewNote })}</p>}
      {deadlineAt && (status === 'approved' || status === 'needs_fix') && (
        <p>{t('supportAds.deadline', { moment: formatMoment(deadlineAt) })}</p>
      )}
      {ad.proofUrls.length > 0 && (
        <Proofs aria-label={t('supportAds.proof')}>
          {ad.proofUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t('supportAds.proofNamed', { title, n: index + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </Proofs>
      )}
      <Row>
        {status === 'approved' && orderId && (
          <ButtonLink
            to={eventLinks.order(orderId)}
            size="sm"
            aria-label={t('supportAds.payNamed', { title })}
          >
            {t('supportAds.pay')}
          </ButtonLink>
        )}
        {canFix(ad) && (
          <Button
            size="sm"
            aria-label={t(status === 'draft' ? 'supportAds.finishNamed' : 'supportAds.fixNamed', {
              title,
            })}
            onClick={() => setIsFixing(true)}
          >
            {t(status === 'draft' ? 'supportAds.finish' : 'supportAds.fix')}
          </Button>
        )}
        {status !== 'draft' && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('supportAds.progressNamed', { title })}
            onClick={() => setIsFollowing(true)}
          >
            {t('supportAds.progress')}
          </Button>
        )}
        {isFollowing && <DeferredProgressDialog id={id} onClose={() => setIsFollowing(false)} />}
        {isFixing && <DeferredFixDialog id={id} onClose={() => setIsFixing(false)} />}
        {canCancel(ad) && (
          <ConfirmButton
            size="sm"
            variant="plain"
            aria-label={t('supportAds.cancelNamed', { title })}
            question={{
              title: t('supportAds.cancelTitle', { title }),
              body: t('supportAds.cancelBody'),
              confirmLabel: t('supportAds.cancel'),
              keepLabel: t('supportAds.cancelKeep'),
              tone: 'danger',
              onConfirm: async () => {
                await mutateAsync(id);
                return t('supportAds.cancelled');
              },
            }}
          >
            {t('supportAds.cancel')}
          </ConfirmButton>
        )}
      </Row>
    </Entry>
  );
}
