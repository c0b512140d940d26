import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { daysOf } from '../../components/spot/spot-facts';
import { stayOf, type MissedStop } from '../../data/route/walk.rules';
import routeTexts from '../../locales/support-route.zh-TW.json';
import spotTexts from '../../locales/spot.zh-TW.json';

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    overflow-wrap: anywhere;
  }
  & strong {
    display: inline;
  }
  & button {
    @media print {
      display: none;
    }
  }
`;

export interface MissedListProps {
  missed: readonly MissedStop[];
  onRemove: (id: string) => void;
}

/** What closes too early, or is not on that day: said with what helps, above the day itself. */
export function MissedList({ missed, onRemove }: MissedListProps) {
  const t = useTexts(routeTexts, spotTexts);
  if (missed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={<WarningIcon size={20} />}
      title={t('route.missedTitle', { count: missed.length })}
    >
      <Rows>
        {missed.map(({ spot, why, earliest }) => (
          <li key={spot.id}>
            <span>
              <strong>{spot.title}</strong>{' '}
              {why === 'otherDay'
                ? t('route.missed.otherDay', { days: daysOf(spot, t) })
                : why === 'tooEarly'
                  ? t('route.missed.tooEarly', {
                      closes: spot.closes ?? '',
                      earliest,
                      stay: stayOf(spot),
                    })
                  : t('route.missed.noTime')}
            </span>
            <Button
              size="sm"
              variant="text"
              aria-label={t('route.removeNamed', { title: spot.title })}
              onClick={() => onRemove(spot.id)}
            >
              {t('route.remove')}
            </Button>
          </li>
        ))}
      </Rows>
    </Notice>
  );
}
