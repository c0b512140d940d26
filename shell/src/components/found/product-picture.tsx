import { BagIcon } from '@spotlight/shared/ui/parts';
import { styled } from 'styled-components';

const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: var(--surface-2);
  color: var(--accent);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The uploaded picture of goods, or a bag. */
export const ProductPicture = ({ imageUrl }: { imageUrl: string | null }) => (
  <Frame>{imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <BagIcon size={40} />}</Frame>
);
