import { render } from '@testing-library/react';
import { RoomSkeleton } from './room-skeleton';

it('keeps the place of five rows, for nobody to read', () => {
  const { container } = render(<RoomSkeleton />);
  const frame = container.firstElementChild;
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  expect(frame?.children).toHaveLength(5);
});
