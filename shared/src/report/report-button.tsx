import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useState } from 'react';
import type { ReportedThing } from './report.schema';

const ReportDialog = lazyPart(
  () => import(/* webpackChunkName: "report" */ './report-dialog').then((m) => m.ReportDialog),
  { Failed: OverlayFailure },
);

export interface ReportButtonProps {
  thing: ReportedThing;
  label: string;
  /** What the login sheet says to a visitor. */
  loginTitle: string;
}

/** Opens the form that tells the administrators what is wrong; asks a visitor to sign in first. */
export function ReportButton({ thing, label, loginTitle }: ReportButtonProps) {
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = ReportDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: loginTitle }))) return;
    setIsOpen(true);
  };

  return (
    <>
      <Button variant="plain" size="sm" isBusy={isOpen && isLoading} onClick={() => void open()}>
        {label}
      </Button>
      {isOpen && <ReportDialog thing={thing} onClose={() => setIsOpen(false)} />}
    </>
  );
}
