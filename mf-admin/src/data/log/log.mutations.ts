import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { logKeys } from './log.keys';
import { resendMail } from './log.repository';

export const useResendMail = () => useWrite(resendMail, { touches: [logKeys.all, recordKeys.all] });
