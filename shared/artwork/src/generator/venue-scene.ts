import type { VenueSceneSpec, VenueType } from '../artwork-request';
import { createStage, type Stage } from './stage';
import { group } from './svg';
import { drawBar } from './venues/bar';
import { drawCafe } from './venues/cafe';
import { drawCinema } from './venues/cinema';
import { drawGallery } from './venues/gallery';
import { drawHall } from './venues/hall';
import { drawHotelRoom } from './venues/hotel-room';
import { drawLiveHouse } from './venues/live-house';
import { drawMeetingRoom } from './venues/meeting-room';
import { drawPhotoStudio } from './venues/photo-studio';
import { drawPopUpShop } from './venues/pop-up-shop';
import { drawRooftop } from './venues/rooftop';
import { drawWorkshop } from './venues/workshop';

const WIDTH = 640;
const HEIGHT = 360;

/** How each type of venue is drawn. */
export const SCENES: Record<VenueType, (stage: Stage) => string> = {
  咖啡廳: drawCafe,
  酒吧: drawBar,
  戶外場地: drawRooftop,
  快閃店: drawPopUpShop,
  'Live House': drawLiveHouse,
  展廳: drawGallery,
  影廳: drawCinema,
  飯店: drawHotelRoom,
  工作室: drawWorkshop,
  攝影棚: drawPhotoStudio,
  會議室: drawMeetingRoom,
  多功能場地: drawHall,
};

/**
 * Draws a venue as a small scene of its type, 640 × 360. The id decides colours, furniture and
 * which way the room faces. An unknown type shows the hall.
 */
export function renderVenueScene({ id, type }: VenueSceneSpec): string {
  const stage = createStage(id);
  const isMirrored = stage.random.chance(0.5);
  const draw = SCENES[type as VenueType] ?? drawHall;
  const scene = draw(stage);
  const content = isMirrored ? group(scene, { transform: 'matrix(-1 0 0 1 640 0)' }) : scene;
  return stage.render({ width: WIDTH, height: HEIGHT }, content);
}
