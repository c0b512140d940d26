import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  & > h1 {
    font-size: var(--text-22);
  }
`;

const Note = styled.div`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

interface RoomHeadingProps {
  title: ReactNode;
  /** Beside the title, or under it where there is no room. */
  note?: ReactNode;
  /** Buttons at the right. */
  action?: ReactNode;
}

/** The heading (h1) of a room: smaller than on the public site, since a table wants the height. */
export function RoomHeading({ title, note, action }: RoomHeadingProps) {
  return (
    <Row>
      <Heading>
        <h1>{title}</h1>
        {note && <Note>{note}</Note>}
      </Heading>
      {action}
    </Row>
  );
}
