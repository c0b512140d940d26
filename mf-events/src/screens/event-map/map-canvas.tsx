import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  IconButton,
  MinusIcon,
  PlusIcon,
} from '@spotlight/shared/ui';
import { cityLabel } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, type PointerEvent } from 'react';
import {
  clustersOf,
  moved,
  positionIn,
  viewOnto,
  wholeView,
  zoomed,
  type Cluster,
  type MapView,
} from '../../data/map/map.rules';
import type { MapEvent } from '../../data/map/map.schema';
import { TaiwanCoast } from '../../components/taiwan-map/taiwan-coast';
import { Controls, Dot, Frame } from '../../components/taiwan-map/taiwan-map.styles';
import mapTexts from '../../locales/map.zh-TW.json';

const STEP = 0.3;

export interface MapCanvasProps {
  view: MapView;
  events: readonly MapEvent[];
  /** While a finger or the mouse moves it. */
  onDrag: (view: MapView) => void;
  /** Where it came to rest. */
  onView: (view: MapView) => void;
}

/**
 * Taiwan with a dot for each city or location, drawn here: no tile server learns who looks at what, and
 * none can be down. Drag, buttons or dots move it; everything is a button, so the keyboard does too.
 */
export function MapCanvas({ view, events, onDrag, onView }: MapCanvasProps) {
  const t = useTexts(mapTexts);
  const drag = useRef<{ x: number; y: number; view: MapView } | null>(null);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (view.span >= wholeView.span) return;
    drag.current = { x: event.clientX, y: event.clientY, view };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { x, y, view: from } = drag.current;
    onDrag(moved(from, (x - event.clientX) / box.width, (y - event.clientY) / box.height));
  };
  const end = () => {
    if (drag.current && drag.current.view !== view) onView(view);
    drag.current = null;
  };
  const nameOf = ({ city, hasNeighbours, events: [first, ...others] }: Cluster) => {
    if (others.length === 0) return first?.title ?? '';
    const name = cityLabel(city);
    return hasNeighbours ? t('map.around', { name }) : name;
  };
  const isWhole = view.span >= wholeView.span;
  return (
    <Frame
      role="group"
      aria-label={t('map.label')}
      data-movable={!isWhole || undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerLeave={end}
    >
      <TaiwanCoast view={view} />
      {clustersOf(view, events).map((cluster) => {
        const [x, y] = positionIn(view, cluster.point);
        const count = cluster.events.length;
        const name = nameOf(cluster);
        return (
          <Dot
            key={cluster.key}
            type="button"
            aria-label={t('map.cluster', { name, count })}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onClick={() => onView(viewOnto(view, cluster))}
          >
            <span style={{ scale: String(Math.min(1.25, 0.8 + count / 40)) }}>{count}</span>
          </Dot>
        );
      })}
      <Controls onPointerDown={(event) => event.stopPropagation()}>
        <IconButton label={t('map.zoomIn')} onClick={() => onView(zoomed(view, 0.5))}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('map.zoomOut')} onClick={() => onView(zoomed(view, 2))}>
          <MinusIcon />
        </IconButton>
        {!isWhole && (
          <>
            <IconButton label={t('map.up')} onClick={() => onView(moved(view, 0, -STEP))}>
              <ArrowUpIcon />
            </IconButton>
            <IconButton label={t('map.down')} onClick={() => onView(moved(view, 0, STEP))}>
              <ChevronDownIcon />
            </IconButton>
            <IconButton label={t('map.left')} onClick={() => onView(moved(view, -STEP, 0))}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label={t('map.right')} onClick={() => onView(moved(view, STEP, 0))}>
              <ArrowRightIcon />
            </IconButton>
          </>
        )}
      </Controls>
      <p>{t('map.note')}</p>
    </Frame>
  );
}
