import { useWrite } from '@spotlight/shared/contract';
import { spotKeys } from './spot.keys';
import { closeSpot, reportSpot, saveSpot, updateGifts, visitSpot } from './spot.repository';

/** The map, lists and the page of a spot are others afterwards. */
const touches = [spotKeys.all];

export const useSaveSpot = () => useWrite(saveSpot, { touches });

export const useUpdateGifts = () => useWrite(updateGifts, { touches });

export const useCloseSpot = () => useWrite(closeSpot, { touches });

export const useReportSpot = () => useWrite(reportSpot, { touches });

export const useVisitSpot = () => useWrite(visitSpot, { touches });
