import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { registrationKeys } from './registration.keys';
import { saveRegistration } from './registration.repository';

export const useSaveRegistration = () =>
  useWrite(saveRegistration, { touches: [registrationKeys.all, recordKeys.all] });
