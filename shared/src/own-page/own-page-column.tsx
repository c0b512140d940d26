import { Container, Skeleton } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** The pages on which somebody registers or edits a page of one's own. */
export const OwnPageColumn = styled(Container)<{ $isWide?: boolean | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(${({ $isWide }) => ($isWide ? 960 : 760)}px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

/** While the form is under way. */
export const ownPagePending = <Skeleton height={520} radius="var(--radius-card)" />;
