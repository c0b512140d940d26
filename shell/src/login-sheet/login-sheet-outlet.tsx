import { OverlayFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useStore } from '@spotlight/shared/vendor/store';
import { useEffect } from 'react';
import { useAfterFirstPaint } from '../layout/use-after-first-paint';
import type { LoginRequests } from './login-requests';

const LoginSheet = lazyPart(
  () => import(/* webpackChunkName: "login-sheet" */ './login-sheet').then((m) => m.LoginSheet),
  { Failed: OverlayFailure },
);

/** Fetches the sheet's code ahead of the first request. */
export const preloadLoginSheet = (): void => void LoginSheet.preload();

export interface LoginSheetOutletProps {
  requests: LoginRequests;
  /** Nobody is signed in: the sheet may be the next thing that is pressed for. */
  isLikely: boolean;
}

/** The place of the login sheet; one a site. Its code comes once the page is at rest, or with the first request. */
export function LoginSheetOutlet({ requests, isLikely }: LoginSheetOutletProps) {
  const { open: request } = useStore(requests.store);
  const isAtRest = useAfterFirstPaint();
  useEffect(() => {
    if (isLikely && isAtRest) preloadLoginSheet();
  }, [isLikely, isAtRest]);
  if (!request) return null;
  return (
    <LoginSheet
      prompt={request.prompt}
      onSignedIn={() => request.settle(true)}
      onClose={() => request.settle(false)}
    />
  );
}
