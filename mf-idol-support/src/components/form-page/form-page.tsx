import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  type QueryViewProps,
} from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

export const pendingForm = <Skeleton height={640} radius="var(--radius-card)" />;

export interface FormPageProps {
  /** The list above. */
  above?: { label: string; to: string };
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a page that is one form. */
export function FormPage({ above, title, lead, children }: FormPageProps) {
  return (
    <Column>
      {above && <Breadcrumbs items={[above, { label: title }]} />}
      <PageHeading title={title} lead={lead} />
      {children}
    </Column>
  );
}

export interface SavedFormProps<T> {
  query: QueryViewProps<T | null>['query'];
  errorTitle: string;
  /** May the visitor still change it? */
  isOpen: (thing: T) => boolean;
  /** What is said where there is nothing to change, and where it leads. */
  missing: { title: string; help?: string; label: string; to: string };
  children: (thing: T) => ReactNode;
}

/** The form of what was saved before, once it is read; what is not there, or not open any more, is said. */
export function SavedForm<T>({ query, errorTitle, isOpen, missing, children }: SavedFormProps<T>) {
  return (
    <QueryView
      query={query}
      pending={pendingForm}
      errorTitle={errorTitle}
      isEmpty={(thing) => thing === null || !isOpen(thing)}
      empty={
        <NotFoundState
          title={missing.title}
          help={missing.help}
          action={<ButtonLink to={missing.to}>{missing.label}</ButtonLink>}
        />
      }
    >
      {(thing) => thing !== null && children(thing)}
    </QueryView>
  );
}
