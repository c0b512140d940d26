import { positionIn, type MapView } from '../../data/map/map.rules';
import { coasts } from './taiwan-outline';

const HEIGHT = 1000;
const WIDTH = 860;

/** The coast as far as it is in view. */
export function TaiwanCoast({ view }: { view: MapView }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {coasts.map((coast) => (
        <polygon
          key={String(coast[0])}
          points={coast
            .map((point) => {
              const [x, y] = positionIn(view, point);
              return `${(x * WIDTH).toFixed(1)},${(y * HEIGHT).toFixed(1)}`;
            })
            .join(' ')}
        />
      ))}
    </svg>
  );
}
