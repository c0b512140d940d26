import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex-shrink: 0;
  width: ${({ $size }) => $size}px;
  aspect-ratio: 1;
  border: 2px solid color-mix(in oklab, currentColor 35%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** A turning ring in the colour of the text; decorative, so pair it with words. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Ring $size={size} aria-hidden="true" />;
}
