import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ArtworkRequest } from './artwork-request';
import { artworkName } from './artwork-source';
import { artworkGround } from './palette-ground';
import { useGeneratedArtwork } from './use-generated-artwork';

/**
 * A picture of an event, a venue, a performer or a person.
 *
 * @property title names the picture for those who do not see it; for events it is also drawn
 * @property imageUrl the uploaded picture; when missing or broken, one is generated from the id
 * @property sizes how wide the picture is shown, as in `<img sizes>`
 * @property isDecorative true where the name stands right beside, so that it is not read twice
 * @property sources other drawings for some screens, each a `GeneratedSource`
 * @property isPriority true for the first picture of a page: fetched at once instead of lazily
 */
export type ArtworkProps = ArtworkRequest & {
  title: string;
  imageUrl?: string | null | undefined;
  sizes?: string | undefined;
  isDecorative?: boolean | undefined;
  sources?: ReactNode;
  isPriority?: boolean | undefined;
  className?: string | undefined;
};

const RATIOS: Record<ArtworkRequest['kind'], string> = {
  event: '16 / 9',
  venue: '16 / 9',
  performer: '1',
  avatar: '1',
};

const Frame = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  width: 100%;
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/**
 * Shows the uploaded picture, or a generated one. The place is reserved in the colour of the coming
 * picture from the first paint on, so nothing moves when it arrives.
 *
 * @example <Artwork kind="event" id={event.id} title={event.title} category={event.category} imageUrl={event.image_url} />
 */
export function Artwork(props: ArtworkProps) {
  const { title, imageUrl, sizes, isDecorative, isPriority, sources, className } = props;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const uploaded = imageUrl && imageUrl !== brokenUrl ? imageUrl : undefined;
  const generated = useGeneratedArtwork(props, !uploaded);
  const source = uploaded ?? generated;
  const alt = isDecorative ? '' : title;
  const picture = source && (
    <Picture
      key={source}
      src={source}
      data-artwork={uploaded ? undefined : artworkName(props)}
      alt={alt}
      sizes={uploaded && sizes}
      decoding={isPriority ? 'sync' : 'async'}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      onError={() => uploaded && setBrokenUrl(uploaded)}
    />
  );
  return (
    <Frame
      className={className}
      style={{ aspectRatio: RATIOS[props.kind], background: artworkGround(props) }}
      {...(source || isDecorative ? {} : { role: 'img', 'aria-label': alt })}
    >
      {generated && sources ? (
        <picture>
          {sources}
          {picture}
        </picture>
      ) : (
        picture
      )}
    </Frame>
  );
}
