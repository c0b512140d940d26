import { useWrite } from '@spotlight/shared/contract';
import { performerKeys } from '../performer/performer.keys';
import { ownPerformerKeys } from './own-performer.keys';
import { savePerformer, saveWeekHours } from './own-performer.repository';

const touches = [ownPerformerKeys.all, performerKeys.all];

/** Saves a page; lists and the page itself are others afterwards. */
export const useSavePerformer = () => useWrite(savePerformer, { touches });

/** Changes the hours of the week on which a performer can be invited. */
export const useSaveWeekHours = () => useWrite(saveWeekHours, { touches });
