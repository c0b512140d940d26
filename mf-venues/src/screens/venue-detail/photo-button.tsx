import { styled } from 'styled-components';

const Frame = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: var(--surface-3);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface PhotoButtonProps {
  imageUrl: string;
  alt: string;
  onPress: () => void;
}

/** A photo in a row of them, which a press shows large. */
export function PhotoButton({ imageUrl, alt, onPress }: PhotoButtonProps) {
  return (
    <Frame type="button" onClick={onPress}>
      <img src={imageUrl} alt={alt} loading="lazy" decoding="async" width={400} height={300} />
    </Frame>
  );
}
