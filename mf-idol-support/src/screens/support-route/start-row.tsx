import { Button, DayField, Notice, PinIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { useHere } from '../../components/spot/use-here';
import type { RouteAddress } from '../../data/route/route-address.rules';
import routeTexts from '../../locales/support-route.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  & label {
    display: grid;
    gap: 4px;
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  @media print {
    display: none;
  }
`;

const Time = styled.input`
  min-height: 44px;
  padding-inline: 8px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  color: var(--ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export interface StartRowProps {
  route: RouteAddress;
  onChange: (change: Partial<RouteAddress>) => void;
  here: ReturnType<typeof useHere>;
}

/** When and where the day begins; each choice plans it anew at once. */
export function StartRow({ route, onChange, here }: StartRowProps) {
  const t = useTexts(routeTexts);
  const { state, point, ask, forget } = here;
  return (
    <>
      <Row role="group" aria-label={t('route.settings')}>
        <label>
          {t('route.day')}
          <DayField
            label={t('route.day')}
            value={route.day}
            onChange={(day) => day && onChange({ day })}
          />
        </label>
        <label>
          {t('route.start')}
          <Time
            type="time"
            value={route.start}
            onChange={({ target }) => target.value && onChange({ start: target.value })}
          />
        </label>
        <Button
          variant="outline"
          size="sm"
          icon={<PinIcon size={18} />}
          isBusy={state === 'asking'}
          onClick={() => (point ? forget() : void ask())}
        >
          {t(point ? 'route.hereOff' : 'route.here')}
        </Button>
      </Row>
      {state === 'refused' && <Notice tone="warning">{t('route.hereRefused')}</Notice>}
    </>
  );
}
