import { Suspense, lazy, useSyncExternalStore } from 'react';
import type { LoginRequests } from './login-requests';

const LoginSheet = lazy(() =>
  import(/* webpackChunkName: "login-sheet" */ './login-sheet').then((chunk) => ({
    default: chunk.LoginSheet,
  })),
);

/** The place of the login sheet; one a site. Loads its code with the first request. */
export function LoginSheetOutlet({ requests }: { requests: LoginRequests }) {
  const request = useSyncExternalStore(requests.subscribe, requests.current);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <LoginSheet prompt={request.prompt} onSettle={request.settle} />
    </Suspense>
  );
}
