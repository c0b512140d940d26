import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductCategory } from './product-category.rules';

/** A thing on a stage, 64 × 64, filled. */
const shapes: Record<ProductCategory, string> = {
  album:
    'M10 12h32v40H10zM46 18a14 14 0 0 1 0 28zM26 24a8 8 0 1 0 0 16a8 8 0 1 0 0-16zm0 6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  apparel: 'M22 10l-14 8 5 11 6-3v28h26V26l6 3 5-11-14-8a10 8 0 0 1-20 0z',
  photo_card:
    'M12 14h24v36H12zM40 18l10 4-10 28zM24 22a5 5 0 1 0 0 10a5 5 0 1 0 0-10zm-8 22a8 8 0 0 1 16 0z',
  poster: 'M14 8h36v48H14zm5 5v28h26V13zm0 33v5h26v-5z',
  light_stick:
    'M32 6a14 14 0 0 1 5 27l-1 25h-8l-1-25a14 14 0 0 1 5-27zm0 6l-2.4 6-6 .6 4.6 4-1.4 6 5.2-3.2 5.2 3.2-1.4-6 4.6-4-6-.6z',
  accessory:
    'M32 20a17 17 0 1 0 0 34a17 17 0 1 0 0-34zm0 6a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM24 8h16l-8 12z',
  stationery: 'M12 10h28v44H12zm6 8v4h16v-4zm0 9v4h16v-4zM46 14h8v32l-4 8-4-8z',
  other:
    'M8 22h48v10H8zm4 14h40v20H12zM30 22v34h4V22zM32 20c-14-2-12-14-6-12s6 12 6 12 0-10 6-12 8 10-6 12z',
};

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-card);
  background:
    radial-gradient(70% 60% at 50% 100%, var(--accent-soft), transparent), var(--surface-2);
  color: var(--accent);
  & > svg {
    width: 44%;
    fill: currentcolor;
    fill-rule: evenodd;
  }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface ProductPictureProps {
  category: ProductCategory;
  imageUrl: string | null;
  /** Empty where the name stands right beside. */
  alt: string;
  className?: string;
}

/** The uploaded picture, or the kind of thing drawn. */
export function ProductPicture({ category, imageUrl, alt, className }: ProductPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const source = imageUrl && imageUrl !== brokenUrl ? imageUrl : null;
  return (
    <Frame className={className}>
      {source ? (
        <img src={source} alt={alt} loading="lazy" onError={() => setBrokenUrl(source)} />
      ) : (
        <svg
          viewBox="0 0 64 64"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <path d={shapes[category]} />
        </svg>
      )}
    </Frame>
  );
}
