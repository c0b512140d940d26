import { useWrite } from '@spotlight/shared/contract';
import { performerKeys } from '../performer/performer.keys';
import { recordKeys } from '../record/record.keys';
import { venueKeys } from '../venue/venue.keys';
import { handOverPage } from './page-owner.repository';

export const useHandOverPage = () =>
  useWrite(handOverPage, { touches: [venueKeys.all, performerKeys.all, recordKeys.all] });
