import { useWrite } from '@spotlight/shared/contract';
import { accessKeys } from '../access/access.keys';
import { approvalKeys } from '../approval/approval.keys';
import { recordKeys } from '../record/record.keys';
import { userKeys } from './user.keys';
import {
  acceptInvitation,
  confirmInvitation,
  createUser,
  deleteAccount,
  endSessions,
  inviteAdmin,
  resetFactor,
  revokeAdmin,
  revokeInvitation,
  setActive,
  setAdminFlag,
  setAdminRole,
  setEmail,
  setIdentity,
  setPosting,
  setUserRole,
} from './user.repository';

const touches = [userKeys.all, recordKeys.all];

export const useSetUserRole = () => useWrite(setUserRole, { touches });
export const useSetPosting = () => useWrite(setPosting, { touches });
export const useSetEmail = () => useWrite(setEmail, { touches });
export const useSetActive = () => useWrite(setActive, { touches });
/** An identity that was asked for waits in the queue, too. */
export const useSetIdentity = () =>
  useWrite(setIdentity, { touches: [...touches, approvalKeys.all] });
export const useResetFactor = () => useWrite(resetFactor, { touches });
export const useEndSessions = () => useWrite(endSessions, { touches });
export const useDeleteAccount = () => useWrite(deleteAccount, { touches });
export const useSetAdminFlag = () => useWrite(setAdminFlag, { touches });
export const useSetAdminRole = () => useWrite(setAdminRole, { touches });
export const useRevokeAdmin = () => useWrite(revokeAdmin, { touches });
export const useInviteAdmin = () => useWrite(inviteAdmin, { touches });
export const useConfirmInvitation = () => useWrite(confirmInvitation, { touches });
export const useRevokeInvitation = () => useWrite(revokeInvitation, { touches });
export const useAcceptInvitation = () => useWrite(acceptInvitation, { touches: [accessKeys.all] });
export const useCreateUser = () => useWrite(createUser, { touches });
