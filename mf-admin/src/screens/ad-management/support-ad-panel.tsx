import { ReasonDialog } from '@spotlight/shared/form';
import { useToasts } from '@spotlight/shared/contract';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { cityLabel, formatMoment, formatPrice } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  OverlayFailure,
  QueryView,
  Skeleton,
  lazyPart,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PrivatePicture } from '../../components/private-picture';
import { useAdvanceSupportAd } from '../../data/support-ad/support-ad.mutations';
import { useSupportAdStory } from '../../data/support-ad/support-ad.queries';
import { stepsFrom, supportAdTones, type Step } from '../../data/support-ad/support-ad.rules';
import type { SupportAd } from '../../data/support-ad/support-ad.schema';
import supportTexts from '../../locales/support-ads.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { PartTitle, Records } from '../../room/records.styles';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';

const ProofDialog = lazyPart(
  () => import(/* webpackChunkName: "proof" */ './proof-dialog').then((m) => m.ProofDialog),
  { Failed: OverlayFailure },
);

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Pictures = styled.div`
  display: grid;
  gap: 8px;
  & img {
    max-width: 100%;
    border-radius: var(--radius-6);
  }
`;

/** One support ad: what is asked for, its artwork, and the next step. */
export function SupportAdPanel({ ad, place }: { ad: SupportAd; place: PanelPlace }) {
  const t = useTexts(supportTexts, promotionTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending } = useAdvanceSupportAd();
  const [asking, setAsking] = useState<Step>();
  const [showsArtwork, setShowsArtwork] = useState(false);
  const take = (step: Step) => {
    if (step.asks !== 'nothing') {
      setAsking(step);
      return;
    }
    mutate(
      { id: ad.id, to: step.to },
      {
        onSuccess: () => toasts.success(t(`done.${doneOf(step.to)}`)),
        onError: (error) => toasts.error(t('stepFailed', { reason: errorText(error) })),
      },
    );
  };
  const steps = stepsFrom(ad.status);
  const sent = asking?.to === 'rejected' ? 'rejected' : 'needs_fix';
  return (
    <RowPanel
      {...place}
      rowKey={ad.id}
      title={ad.title}
      lead={ad.orderNo}
      footer={
        steps.length > 0 && (
          <Acts>
            {steps.map((step) => (
              <Button
                key={step.to}
                size="sm"
                variant={step.asks === 'reason' ? 'outline' : 'primary'}
                isBusy={isPending}
                onClick={() => take(step)}
              >
                {t(`steps.${doneOf(step.to)}`)}
              </Button>
            ))}
          </Acts>
        )
      }
    >
      <div>
        <Badge tone={supportAdTones[ad.status]}>{t(`supportAdStatus.${ad.status}`)}</Badge>
      </div>
      <Pairs
        lines={[
          [t('columns.artist'), ad.artist.performerName],
          [t('columns.product'), ad.product.name],
          [t('columns.period'), t('period', { start: ad.startsOn, end: ad.endsOn })],
          [t('panel.place'), [ad.city && cityLabel(ad.city), ad.station].filter(Boolean).join(' ')],
          [t('columns.total'), formatPrice(ad.total)],
          [t('panel.design'), t(`panel.designs.${ad.designBy}`)],
          [t('panel.message'), ad.message],
          [t('panel.deadline'), ad.deadlineAt && formatMoment(ad.deadlineAt)],
          [t('panel.note'), ad.reviewNote],
          [t('panel.cancelled'), ad.cancelReason],
        ]}
      />
      {ad.artworkPaths.length > 0 && (
        <section>
          <PartTitle>{t('panel.artwork')}</PartTitle>
          {showsArtwork ? (
            <Pictures>
              {ad.artworkPaths.map((path, index) => (
                <PrivatePicture
                  key={path}
                  path={path}
                  alt={t('panel.artworkAlt', { no: index + 1 })}
                  failed={t('panel.artworkFailed')}
                />
              ))}
            </Pictures>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setShowsArtwork(true)}>
              {t('panel.showArtwork', { count: ad.artworkPaths.length })}
            </Button>
          )}
        </section>
      )}
      {ad.proofUrls.length > 0 && (
        <section>
          <PartTitle>{t('panel.proof')}</PartTitle>
          <Pictures>
            {ad.proofUrls.map((url, index) => (
              <img
                key={url}
                src={url}
                alt={t('panel.proofAlt', { no: index + 1 })}
                loading="lazy"
              />
            ))}
          </Pictures>
        </section>
      )}
      <Story id={ad.id} />
      <AuditTrail entity="support_ad_orders" id={ad.id} />
      {asking?.asks === 'reason' && (
        <ReasonDialog
          title={t(`reasonTitle.${sent}`, { title: ad.title })}
          lead={t('reasonLead')}
          label={t('reason')}
          missing={t('reasonMissing')}
          confirmLabel={t(`steps.${sent}`)}
          tone={sent === 'rejected' ? 'danger' : 'primary'}
          onConfirm={async (reason) => {
            await mutateAsync({ id: ad.id, to: asking.to, reason });
            return t(`done.${sent}`);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.asks === 'proof' && <ProofDialog ad={ad} onClose={() => setAsking(undefined)} />}
    </RowPanel>
  );
}

function Story({ id }: { id: string }) {
  const t = useTexts(supportTexts, promotionTexts);
  const story = useSupportAdStory(id);
  return (
    <section>
      <PartTitle>{t('panel.history')}</PartTitle>
      <QueryView
        query={story}
        pending={<Skeleton height={96} radius="var(--radius-card)" />}
        errorTitle={t('panel.historyFailed')}
      >
        {({ contactName, contactPhone, history }) => (
          <>
            <Pairs
              lines={[
                [t('panel.contact'), contactName],
                [t('panel.phone'), contactPhone],
              ]}
            />
            <Records>
              {history.map(({ at, to, reason }) => (
                <li key={at + to}>
                  <time dateTime={at}>{formatMoment(at)}</time>
                  <span>{stateText(to)}</span>
                  {reason && <small>{reason}</small>}
                </li>
              ))}
            </Records>
          </>
        )}
      </QueryView>
    </section>
  );

  function stateText(to: string): string {
    const known = Object.entries(promotionTexts.supportAdStatus).find(([state]) => state === to);
    return known?.[1] ?? to;
  }
}

const done = [
  'reviewing',
  'approved',
  'needs_fix',
  'rejected',
  'producing',
  'live',
  'completed',
] as const;
const doneOf = (to: Step['to']) => done.find((one) => one === to) ?? ('reviewing' as const);
