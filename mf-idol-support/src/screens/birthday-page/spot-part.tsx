import {
  formatDate,
  formatMonthDay,
  giftStateLabel,
  spotKindLabel,
} from '@spotlight/shared/format';
import {
  Badge,
  ButtonLink,
  CardGrid,
  ClockIcon,
  FactRow,
  Panel,
  PinIcon,
  CalendarIcon,
  QueryView,
  SectionHeading,
  Skeleton,
  TaiwanMap,
  Tag,
  type BadgeTone,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useNavigate } from '@spotlight/shared/vendor/router';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { pinOf } from '../../components/spot/map-pins';
import { useSpotsOf } from '../../data/birthday-page/birthday-page.queries';
import type { Spot } from '../../data/spot/spot.schema';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';
import { spotPath, spotsOfPath } from '../../paths';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  & > h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const MapPart = styled.div`
  margin-bottom: 24px;
`;

const More = styled.p`
  margin-top: 16px;
  color: var(--ink-2);
`;

/** Its words, not its padding, stand in line with the cards. */
const ToMap = styled(ButtonLink)`
  margin: 16px 0 0 -12px;
`;

const giftTones: Record<string, BadgeTone> = { 尚有: 'success', 少量: 'warning' };

/** 應援點: where something can be seen or visited. Shows nothing while there is none. */
export function SpotPart({ artistId }: { artistId: string }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  const query = useSpotsOf(artistId);
  if (query.data?.total === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('places.title')} lead={t('places.lead')} />
      <QueryView
        query={query}
        pending={<Skeleton height={160} radius="var(--radius-card)" />}
        errorTitle={t('places.error')}
      >
        {({ items, total }) => (
          <>
            <SpotMap spots={items} />
            <CardGrid label={t('places.title')}>
              {items.map((spot) => (
                <SpotCard key={spot.id} spot={spot} />
              ))}
            </CardGrid>
            {total > items.length && (
              <More>{t('places.more', { count: total - items.length })}</More>
            )}
            <ToMap to={spotsOfPath(artistId)} variant="text" size="sm">
              {t('places.toMap')}
            </ToMap>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Where they are; a pin leads to its spot on the large map, as its card below does. */
function SpotMap({ spots }: { spots: readonly Spot[] }) {
  const t = useTexts(birthdayPageTexts);
  const navigate = useNavigate();
  const pins = useMemo(() => spots.map(pinOf), [spots]);
  return (
    <MapPart>
      <TaiwanMap
        shape="card"
        label={t('places.map')}
        pins={pins}
        onPick={([first]) => first && void navigate(spotPath(first))}
      />
    </MapPart>
  );
}

function SpotCard({ spot }: { spot: Spot }) {
  const t = useTexts(birthdayPageTexts);
  const titleId = useId();
  const { id, kind, title, address, startsOn, endsOn, opens, closes, giftStatus } = spot;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <p>
        <Tag>{spotKindLabel(kind)}</Tag>
        {giftStatus && (
          <Badge tone={giftTones[giftStatus] ?? 'neutral'} hasDot>
            {t('places.gift', { state: giftStateLabel(giftStatus) })}
          </Badge>
        )}
      </p>
      <h3 id={titleId}>
        <Link to={spotPath(id)}>{title}</Link>
      </h3>
      <FactRow icon={<CalendarIcon size={18} />}>
        {startsOn === endsOn
          ? formatMonthDay(startsOn)
          : t('places.days', {
              from: formatMonthDay(startsOn),
              to:
                endsOn.slice(0, 4) === startsOn.slice(0, 4)
                  ? formatMonthDay(endsOn)
                  : formatDate(endsOn),
            })}
      </FactRow>
      {opens && closes && (
        <FactRow icon={<ClockIcon size={18} />}>{t('places.hours', { opens, closes })}</FactRow>
      )}
      {address && <FactRow icon={<PinIcon size={18} />}>{address}</FactRow>}
    </Card>
  );
}
