import { Button, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { movedStop } from '../../data/route/move-stop.rules';
import type { Walk } from '../../data/route/walk.rules';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { RouteStop } from './route-stop';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > h2 {
    font-size: var(--text-18);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

const Back = styled.div`
  @media print {
    display: none;
  }
`;

export interface StopListProps {
  walk: Walk;
  /** The best order of the same day, where the own one is shown. */
  best: Walk | null;
  /** Another order of all spots; `null`: the best one. */
  onOrder: (ids: string[] | null) => void;
  onRemove: (id: string) => void;
}

/** Stop after stop with the ways between, in the best order or in an own one. */
export function StopList({ walk, best, onOrder, onRemove }: StopListProps) {
  const t = useTexts(routeTexts);
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  /** What is focused once the list stands in its new order. */
  const pressed = useRef<{ id: string; by: -1 | 1 } | null>(null);
  const { stops } = walk;
  const move = (id: string, by: -1 | 1) => {
    setMoved(id);
    pressed.current = { id, by };
    onOrder(movedStop(walk, id, by));
  };
  useEffect(() => {
    if (!pressed.current) return;
    const { id, by } = pressed.current;
    pressed.current = null;
    const row = list.current?.querySelector(`[data-stop="${id}"]`);
    const button =
      row?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`) ??
      row?.querySelector<HTMLElement>('[data-move]:enabled');
    button?.focus();
    // Only a new order has another place for the focus.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [stops]);
  const at = stops.findIndex(({ spot }) => spot.id === moved);
  return (
    <Part aria-labelledby={listId}>
      <h2 id={listId}>{t('route.list')}</h2>
      <p>
        {best ? (
          <OwnOrder walk={walk} best={best} />
        ) : (
          t('route.explain', { count: stops.length + walk.missed.length })
        )}
      </p>
      {best && (
        <Back>
          <Button size="sm" variant="outline" onClick={() => onOrder(null)}>
            {t('route.own.back')}
          </Button>
        </Back>
      )}
      <VisuallyHidden role="status">
        {stops[at] &&
          t('route.moved', { title: stops[at].spot.title, n: at + 1, time: stops[at].arrives })}
      </VisuallyHidden>
      <ol ref={list}>
        {stops.map((stop, n) => (
          <RouteStop
            key={stop.spot.id}
            stop={stop}
            number={n + 1}
            count={stops.length}
            onMove={move}
            onRemove={onRemove}
          />
        ))}
      </ol>
      <p>{t('route.end', { time: walk.endsAt })}</p>
      <p>{t('route.estimate')}</p>
    </Part>
  );
}

/** How the own order stands beside the best one. */
function OwnOrder({ walk, best }: { walk: Walk; best: Walk }) {
  const t = useTexts(routeTexts);
  const late = walk.stops.filter(({ isTooLate }) => isTooLate).length;
  if (late > 0) return t('route.own.late', { count: late });
  const minutes = walk.length - best.length;
  return minutes > 0 ? t('route.own.longer', { minutes }) : t('route.own.asGood');
}
