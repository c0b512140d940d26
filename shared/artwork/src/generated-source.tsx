import type { ArtworkRequest } from './artwork-request';
import { artworkName } from './artwork-source';
import { useGeneratedArtwork } from './use-generated-artwork';

export type GeneratedSourceProps = ArtworkRequest & {
  /** Where it is shown, as a media condition. */
  media: string;
};

/**
 * Another drawing of an `Artwork`, for the screens that a condition names: a poster with its words, for
 * example, where it does not stand right above them.
 */
export function GeneratedSource(props: GeneratedSourceProps) {
  const source = useGeneratedArtwork(props, true);
  return source && <source media={props.media} srcSet={source} data-artwork={artworkName(props)} />;
}
