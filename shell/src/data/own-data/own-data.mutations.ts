import { useWrite } from '@spotlight/shared/contract';
import { takeOwnData } from './own-data.repository';

/** Takes the person's data; the database notes that it did. */
export const useTakeOwnData = () => useWrite(takeOwnData, { touches: [] });
