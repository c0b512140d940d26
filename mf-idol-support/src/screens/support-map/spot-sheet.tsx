import { Artwork } from '@spotlight/artwork';
import { formatTimeAgo, spotKindLabel } from '@spotlight/shared/format';
import {
  Badge,
  ButtonLink,
  CalendarIcon,
  ClockIcon,
  ExternalIcon,
  FactRow,
  GiftIcon,
  MapIcon,
  NotFoundState,
  Notice,
  PinIcon,
  QueryView,
  Sheet,
  Skeleton,
  Tag,
} from '@spotlight/shared/ui';
import { DeferredSaveButton } from '@spotlight/shared/saving';
import { directionsTo } from '@spotlight/shared/point/directions';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { GiftLamp, daysOf, hoursOf, sceneOf } from '../../components/spot/spot-facts';
import { useSpot } from '../../data/spot/spot.queries';
import type { SpotDetail } from '../../data/spot/spot.schema';
import spotTexts from '../../locales/spot.zh-TW.json';
import { birthdayPagePath, editSpotPath, paths } from '../../paths';
import { AddToRouteButton } from './add-to-route-button';
import { ReportSpotButton } from './report-spot-button';
import { VisitButton } from './visit-button';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Picture = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Prose = styled.p`
  color: var(--ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: var(--accent-ink);
  text-decoration: underline;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** One spot over the map: what there is, when, and what can be done about it. */
export function SpotSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(spotTexts);
  const query = useSpot(id);
  return (
    <Sheet isOpen title={query.data?.title ?? t('spot.heading')} onClose={onClose}>
      <QueryView
        query={query}
        pending={<Skeleton height={360} radius="var(--radius-card)" />}
        errorTitle={t('spot.errorTitle')}
        isEmpty={(found) => found === null}
        empty={
          <NotFoundState
            title={t('spot.missing.title')}
            help={t('spot.missing.help')}
            action={<ButtonLink to={paths.supportMap}>{t('spot.missing.action')}</ButtonLink>}
          />
        }
      >
        {(found) => found && <SpotBody spot={found} />}
      </QueryView>
    </Sheet>
  );
}

function SpotBody({ spot }: { spot: SpotDetail }) {
  const t = useTexts(spotTexts);
  const { title, artist, status, reason, giftNote, giftUpdatedAt, hostName, hostUrl } = spot;
  const hours = hoursOf(spot, t);
  return (
    <Body>
      {status !== 'approved' && (
        <Notice tone={status === 'pending' ? 'warning' : 'danger'}>
          {status === 'rejected' && reason
            ? t('spot.status.rejectedReason', { reason })
            : t(`spot.status.${status}`)}
        </Notice>
      )}
      <Picture
        kind="event"
        id={spot.id}
        category={sceneOf[spot.kind]}
        title={title}
        imageUrl={spot.imageUrl}
        showWords={false}
        sizes="440px"
        isDecorative
      />
      <Marks>
        <Tag>{spotKindLabel(spot.kind)}</Tag>
        <Badge tone={spot.phase === 'running' ? 'success' : 'neutral'}>
          {t(`spot.phase.${spot.phase}`)}
        </Badge>
        <GiftLamp state={spot.giftStatus} />
      </Marks>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {daysOf(spot, t)}
      </FactRow>
      {hours && <FactRow icon={<ClockIcon size={18} />}>{hours}</FactRow>}
      {giftNote && (
        <FactRow icon={<GiftIcon size={18} />}>
          {giftNote}
          {giftUpdatedAt && `（${t('spot.giftAt', { ago: formatTimeAgo(giftUpdatedAt) })}）`}
        </FactRow>
      )}
      <FactRow icon={<PinIcon size={18} />}>{spot.address}</FactRow>
      {spot.description && <Prose>{spot.description}</Prose>}
      <Anchor as={Link} to={birthdayPagePath(artist.id)}>
        {t('spot.birthday', { name: artist.performerName })}
      </Anchor>
      {hostName && <Prose>{t('spot.hostedBy', { name: hostName })}</Prose>}
      {hostUrl && (
        <Anchor href={hostUrl} target="_blank" rel="noopener noreferrer">
          {t('spot.hostLink')}
          <ExternalIcon size={16} />
        </Anchor>
      )}
      <Buttons>
        <ButtonLink
          to={directionsTo(spot, spot.address)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MapIcon size={18} />}
          aria-label={t('spot.wayTo', { title })}
        >
          {t('spot.way')}
        </ButtonLink>
        {status === 'approved' && spot.phase !== 'ended' && <AddToRouteButton id={spot.id} />}
        {status === 'approved' && (
          <DeferredSaveButton thing={{ type: 'spot', id: spot.id, name: title }} />
        )}
        {status === 'approved' && <VisitButton spot={spot} />}
        {status === 'approved' && <ReportSpotButton spot={spot} />}
        {spot.isMine && status !== 'closed' && (
          <ButtonLink to={editSpotPath(spot.id)} variant="outline">
            {t('spot.edit')}
          </ButtonLink>
        )}
      </Buttons>
      <Prose>{t('spot.visits', { count: spot.visitCount })}</Prose>
    </Body>
  );
}
