import { useState } from 'react';
import { styled } from 'styled-components';
import type { ArtworkRequest } from './artwork-request';
import { artworkGround } from './palette-ground';
import { useGeneratedArtwork } from './use-generated-artwork';

/**
 * A picture of an event, a venue, a performer or a person.
 *
 * @property title names the picture for those who do not see it; for events it is also drawn
 * @property imageUrl the uploaded picture; when missing or broken, one is generated from the id
 * @property sizes how wide the picture is shown, as in `<img sizes>`
 * @property isDecorative true where the name stands right beside, so that it is not read twice
 * @property wordsAt a media condition: drawn with the title where it holds, and without elsewhere
 * @property isPriority true for the first picture of a page: fetched at once instead of lazily
 */
export type ArtworkProps = ArtworkRequest & {
  title: string;
  imageUrl?: string | null | undefined;
  sizes?: string | undefined;
  isDecorative?: boolean | undefined;
  wordsAt?: string | undefined;
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
  const { title, imageUrl, sizes, isDecorative, isPriority, wordsAt, className } = props;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const uploaded = imageUrl && imageUrl !== brokenUrl ? imageUrl : undefined;
  const plain = wordsAt ? { ...props, showWords: false } : props;
  const generated = useGeneratedArtwork(plain, !uploaded);
  const source = uploaded ?? generated;
  const alt = isDecorative ? '' : title;
  const picture = source && (
    <Picture
      key={source}
      src={source}
      alt={alt}
      sizes={uploaded && sizes}
      decoding="async"
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
      {picture && generated && wordsAt ? (
        <picture>
          <WithWords request={props} media={wordsAt} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </Frame>
  );
}

/** The same picture with its words, for screens on which they have room. */
function WithWords({ request, media }: { request: ArtworkRequest; media: string }) {
  const source = useGeneratedArtwork(request, true);
  return source && <source media={media} srcSet={source} />;
}
