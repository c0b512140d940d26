import type { MapPoint } from '../ui/map/map.types';

/** Middle of each city of the catalogue. The larger ones come first: where names collide, theirs stay. */
const points: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  taipei: [25.05, 121.54],
  kaohsiung: [22.63, 120.32],
  taichung: [24.15, 120.68],
  tainan: [22.99, 120.2],
  hualien: [23.98, 121.6],
  taoyuan: [24.99, 121.3],
  taitung: [22.76, 121.15],
  hsinchu: [24.81, 120.97],
  yilan: [24.75, 121.75],
  chiayi: [23.48, 120.45],
  penghu: [23.57, 119.57],
  kinmen: [24.44, 118.36],
  lienchiang: [26.155, 119.93],
  nantou: [23.91, 120.69],
  pingtung: [22.67, 120.49],
  miaoli: [24.56, 120.82],
  yunlin: [23.71, 120.53],
  changhua: [24.07, 120.54],
  keelung: [25.13, 121.74],
  newtaipei: [25.01, 121.46],
};

/** The middle of a city; null for one that is not in the catalogue. */
export function cityPoint(city: string | null | undefined): MapPoint | null {
  const [lat, lng] = (city && Object.hasOwn(points, city) && points[city]) || [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

/** All cities with their middles. */
export const cityPoints: readonly (MapPoint & { city: string })[] = Object.entries(points).map(
  ([city, [lat, lng]]) => ({ city, lat, lng }),
);
