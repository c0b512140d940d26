import { styled } from 'styled-components';

/** Buttons at the right of a room's heading. */
export const RoomTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
