import { Artwork } from '@spotlight/artwork';
import { styled } from 'styled-components';
import type { ApprovalItem } from '../../data/approval/approval.schema';

const Frame = styled.div`
  flex: none;
  overflow: hidden;
  border-radius: var(--radius-6);
`;

/** The picture of something that waits: its own, or the drawing that visitors would see. */
export function ItemPicture({ item, width }: { item: ApprovalItem; width: number | string }) {
  const { id, title, type, details } = item;
  const shared = {
    id,
    title,
    imageUrl: details.imageUrl,
    sizes: typeof width === 'number' ? `${width}px` : '400px',
    isDecorative: true,
  };
  const isSquare = type === 'performer' || type === 'claim' || type === 'identity';
  return (
    <Frame style={{ width: isSquare && typeof width === 'number' ? width / 1.6 : width }}>
      {type === 'venue' && <Artwork kind="venue" {...shared} type={details.category ?? ''} />}
      {isSquare && <Artwork kind="performer" {...shared} category={details.category ?? ''} />}
      {type !== 'venue' && !isSquare && (
        <Artwork
          kind="event"
          {...shared}
          category={details.category ?? ''}
          line={details.posterLine}
          showWords={typeof width !== 'number'}
        />
      )}
    </Frame>
  );
}
