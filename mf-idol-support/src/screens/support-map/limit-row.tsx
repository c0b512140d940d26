import {
  Button,
  Chip,
  CloseIcon,
  DayField,
  Notice,
  PinIcon,
  fromTablet,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { SpotFilters } from '../../data/spot/spot-filters.rules';
import mapTexts from '../../locales/support-map.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  @media ${fromTablet} {
    justify-content: center;
  }
`;

const Day = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
`;

export interface LimitRowProps extends Pick<
  ListFilters<SpotFilters>,
  'filters' | 'apply' | 'hrefWith'
> {
  /** Name of the performer whom the map is narrowed to, where it is known. */
  artistName: string | null;
  nearState: 'idle' | 'asking' | 'found' | 'refused';
  onNear: () => void;
}

/** A day, near me, and the performer that the map is narrowed to: choices that take effect at once. */
export function LimitRow({ filters, apply, hrefWith, artistName, ...near }: LimitRowProps) {
  const t = useTexts(mapTexts);
  const { nearState, onNear } = near;
  return (
    <>
      <Row role="group" aria-label={t('supportMap.limits')}>
        {filters.artistId && (
          <Chip to={hrefWith({ artistId: null })} isSelected icon={<CloseIcon size={16} />}>
            {artistName
              ? t('supportMap.artist', { name: artistName })
              : t('supportMap.artistUnknown')}
          </Chip>
        )}
        <Day>
          <span aria-hidden="true">{t('supportMap.day')}</span>
          <DayField
            label={t('supportMap.day')}
            value={filters.day}
            onChange={(day) => apply({ day })}
          />
        </Day>
        <Button
          variant="outline"
          size="sm"
          icon={<PinIcon size={18} />}
          isBusy={nearState === 'asking'}
          onClick={onNear}
        >
          {t(nearState === 'found' ? 'supportMap.nearOff' : 'supportMap.near')}
        </Button>
      </Row>
      {nearState === 'refused' && <Notice tone="warning">{t('supportMap.nearRefused')}</Notice>}
    </>
  );
}
