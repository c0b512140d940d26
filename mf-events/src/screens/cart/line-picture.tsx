import { Artwork } from '@spotlight/artwork';
import { ProductPicture } from '@spotlight/shared/goods';
import { BagIcon, MegaphoneIcon } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import type { CartLine } from '../../data/cart/cart.schema';

const Frame = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-control);
  & > img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

const Nothing = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: var(--surface-2);
  color: var(--ink-3);
`;

/** What a line looks like: the poster of an event, the photograph or the kind of goods. */
export function LinePicture({ line }: { line: CartLine }) {
  const { event, category, imageUrl } = line;
  return (
    <Frame>
      {event ? (
        <Artwork
          kind="event"
          id={event.id}
          title={event.title}
          category={event.category}
          imageUrl={event.imageUrl}
          sizes="96px"
          showWords={false}
          isDecorative
        />
      ) : category ? (
        <ProductPicture category={category} imageUrl={imageUrl} alt="" />
      ) : imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" />
      ) : (
        <Nothing>{line.itemType === 'product' ? <BagIcon /> : <MegaphoneIcon />}</Nothing>
      )}
    </Frame>
  );
}
