import type { EventCategory } from '../../artwork-request';
import type { Motif } from '../motif';
import { BOLT, HEART, STAR } from '../shapes';
import { arcs } from './arcs';
import { balloons } from './balloons';
import { beams } from './beams';
import { bubbles } from './bubbles';
import { burst } from './burst';
import { candles } from './candles';
import { cheerSticks } from './cheer-sticks';
import { confetti } from './confetti';
import { equaliser } from './equaliser';
import { facade } from './facade';
import { filmStrip } from './film-strip';
import { fireworks } from './fireworks';
import { halftoneSign } from './halftone-sign';
import { hills } from './hills';
import { lightSticks } from './light-sticks';
import { mirrorBall } from './mirror-ball';
import { petals } from './petals';
import { record } from './record';
import { roomWindow } from './room-window';
import { stripedSun } from './striped-sun';
import { sunburst } from './sunburst';
import { tiles } from './tiles';
import { townMap } from './town-map';
import { waves } from './waves';
import { wordPattern } from './word-pattern';

/** What a poster shows, by category. Every category can be drawn in every mood. */
export const MOTIFS: Record<EventCategory, readonly Motif[]> = {
  生咖活動: [candles, balloons, petals, bubbles],
  主題派對: [mirrorBall, stripedSun, confetti, petals],
  大型派對: [beams, fireworks, equaliser, confetti],
  主題展: [record, tiles, arcs],
  應援專場活動: [waves, wordPattern, beams],
  限定快閃活動: [burst, halftoneSign([BOLT, STAR]), sunburst([BOLT, STAR])],
  偶像應援活動: [lightSticks, cheerSticks, halftoneSign([HEART]), sunburst([HEART, STAR])],
  飯店主題應援房: [facade, roomWindow],
  拍攝聖地巡禮: [hills, townMap, filmStrip],
};
