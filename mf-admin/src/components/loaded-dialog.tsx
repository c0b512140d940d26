import { Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import type { ReactNode } from 'react';

export interface LoadedDialogProps<Thing> {
  query: UseQueryResult<Thing>;
  /** What the dialog is called until its own form stands there. */
  title: string;
  errorTitle: string;
  onClose: () => void;
  /** The form of what was read. What is typed in it stays when the thing is read again behind it. */
  children: (thing: Thing) => ReactNode;
}

/** The form of a thing that is read first: its shape in a dialog, then the form in its own. */
export function LoadedDialog<Thing>(props: LoadedDialogProps<Thing>) {
  const { query, title, errorTitle, onClose, children } = props;
  if (query.data !== undefined) return children(query.data);
  return (
    <Dialog isOpen size="lg" title={title} onClose={onClose}>
      <QueryView
        query={query}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={errorTitle}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
