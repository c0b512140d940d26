import { safeReturnTo, useSession } from '@spotlight/shared/contract';
import { writeSearch } from '@spotlight/shared/format';
import {
  ButtonLink,
  NotFoundState,
  PageHeading,
  QueryView,
  type QueryViewProps,
} from '@spotlight/shared/ui';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState, type ReactNode } from 'react';
import { OwnPageColumn, ownPagePending } from './own-page-column';
import { WayBack } from './way-back';

/** What a registration tells the page around it. */
export interface RegistrationEvents {
  /** From now on an account may appear under the form, which must not take it away. */
  onSending: () => void;
  onSent: () => void;
}

export interface OwnPageRegistrationProps<Page extends { id: string }> {
  /** Its own address. */
  path: string;
  /** Of the form, and of the list of those that there are. */
  headings: Record<'form' | 'list', { title: string; lead: string }>;
  query: QueryViewProps<Page[]>['query'];
  errorTitle: string;
  missing: { title: string; action: string };
  /** The parameter of the address that says which one is edited. */
  param: string;
  registration: (events: RegistrationEvents) => ReactNode;
  list: (pages: readonly Page[]) => ReactNode;
  editor: (page: Page) => ReactNode;
}

/**
 * A new page of one's own, or the state of those there are; `?new=` begins another one. `?returnTo=` is where somebody
 * was who needed it: once it is sent, the way back stands above the list.
 */
export function OwnPageRegistration<Page extends { id: string }>({
  path,
  headings,
  query,
  errorTitle,
  missing,
  param,
  registration,
  list,
  editor,
}: OwnPageRegistrationProps<Page>) {
  const { user, isLoading } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A form that was begun stays until it is through, whatever becomes known of its sender meanwhile.
  const [isSending, setIsSending] = useState(false);
  const editedId = params.get(param);
  const returnTo = safeReturnTo(params.get('returnTo'), { home: '' });
  const isForm =
    isSending || (!isLoading && (!user || params.has('new') || query.data?.length === 0));
  return (
    <OwnPageColumn $isWide={isForm || editedId !== null}>
      <PageHeading {...headings[isForm ? 'form' : 'list']} />
      {isForm &&
        registration({
          onSending: () => setIsSending(true),
          onSent: () => {
            setIsSending(false);
            void navigate(path + writeSearch({ returnTo }), { replace: true });
          },
        })}
      {!isForm && isLoading && ownPagePending}
      {!isForm && !isLoading && (
        <QueryView query={query} pending={ownPagePending} errorTitle={errorTitle}>
          {(pages) => {
            const edited = pages.find(({ id }) => id === editedId);
            if (edited) return editor(edited);
            if (editedId === null)
              return (
                <>
                  {returnTo && <WayBack to={returnTo} />}
                  {list(pages)}
                </>
              );
            return (
              <NotFoundState
                title={missing.title}
                action={<ButtonLink to={path}>{missing.action}</ButtonLink>}
              />
            );
          }}
        </QueryView>
      )}
    </OwnPageColumn>
  );
}
