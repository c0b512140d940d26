import { useWrite } from '@spotlight/shared/contract';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import {
  cancelEvent,
  deleteEvent,
  previewEventChange,
  saveEvent,
  submitEvent,
} from './event-editing.repository';
import { eventKeys } from './event.keys';

const touches = [eventKeys.all, recordKeys.all];

export const useSaveEvent = () => useWrite(saveEvent, { touches });
/** Changes nothing. */
export const usePreviewEventChange = () => useWrite(previewEventChange);
export const useCancelEvent = () => useWrite(cancelEvent, { touches });
export const useDeleteEvent = () => useWrite(deleteEvent, { touches });
/** It waits in the queue afterwards. */
export const useSubmitEvent = () =>
  useWrite(submitEvent, { touches: [...touches, approvalKeys.all] });
