import { OverlayFailure, lazyPart } from '@spotlight/shared/ui/parts';
import { useStore } from '@spotlight/shared/vendor/store';
import type { LoginRequests } from './login-requests';

const LoginSheet = lazyPart(
  () => import(/* webpackChunkName: "login-sheet" */ './login-sheet').then((m) => m.LoginSheet),
  { Failed: OverlayFailure },
);

/** The place of the login sheet; one a site. Loads its code with the first request. */
export function LoginSheetOutlet({ requests }: { requests: LoginRequests }) {
  const { open: request } = useStore(requests.store);
  if (!request) return null;
  return (
    <LoginSheet
      prompt={request.prompt}
      onSignedIn={() => request.settle(true)}
      onClose={() => request.settle(false)}
    />
  );
}
