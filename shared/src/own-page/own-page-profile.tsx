import { PageHeading, QueryView, SelectField, type QueryViewProps } from '@spotlight/shared/ui';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { OwnPageColumn, ownPagePending } from './own-page-column';

export interface OwnPageProfileProps<Page extends { id: string }> {
  title: string;
  lead: string;
  /** For tables, and for forms with something beside them. */
  isWide?: boolean | undefined;
  query: QueryViewProps<Page[]>['query'];
  errorTitle: string;
  /** Leads to the registration. */
  empty: ReactNode;
  /** The parameter of the address that says which, where there are several. */
  param: string;
  chooseLabel: string;
  nameOf: (page: Page) => string;
  editor: (page: Page) => ReactNode;
}

/** One's own page with its editor, chosen by the address among several. */
export function OwnPageProfile<Page extends { id: string }>({
  title,
  lead,
  isWide,
  query,
  errorTitle,
  empty,
  param,
  chooseLabel,
  nameOf,
  editor,
}: OwnPageProfileProps<Page>) {
  const [params, setParams] = useSearchParams();
  return (
    <OwnPageColumn $isWide={isWide}>
      <PageHeading title={title} lead={lead} />
      <QueryView
        query={query}
        pending={ownPagePending}
        errorTitle={errorTitle}
        isEmpty={(pages) => pages.length === 0}
        empty={empty}
      >
        {(pages) => {
          const page = pages.find(({ id }) => id === params.get(param)) ?? pages[0];
          return (
            page && (
              <>
                {pages.length > 1 && (
                  <SelectField
                    label={chooseLabel}
                    value={page.id}
                    options={pages.map((each) => ({ value: each.id, label: nameOf(each) }))}
                    onChange={({ target }) =>
                      setParams({ [param]: target.value }, { preventScrollReset: true })
                    }
                  />
                )}
                {editor(page)}
              </>
            )
          );
        }}
      </QueryView>
    </OwnPageColumn>
  );
}
