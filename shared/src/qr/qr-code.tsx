import { Button, Spinner } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import { useQrDrawing } from './use-qr-drawing';

/** Black on white in both themes: scanners need it so. */
const Field = styled.div`
  display: grid;
  place-items: center;
  gap: 8px;
  aspect-ratio: 1;
  max-width: 100%;
  border-radius: var(--radius-card);
  background: white;
  color: black;
  &[data-framed] {
    border: 1px solid var(--line);
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

export interface QrCodeProps {
  /** What the code says to who scans it. */
  payload: string;
  /** What it is, for those who do not see it. */
  label: string;
  /** Said when it cannot be drawn, and on the button that tries again. */
  failedText: string;
  retryText: string;
  /** Edge in CSS pixels; narrower where there is no room. */
  size: number;
  isFramed?: boolean | undefined;
}

/** A code that a camera reads. */
export function QrCode({ payload, label, failedText, retryText, size, isFramed }: QrCodeProps) {
  const { drawing, hasFailed, retry } = useQrDrawing(payload);
  return (
    <Field style={{ width: size }} data-framed={isFramed ? '' : undefined}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
      {!drawing && !hasFailed && <Spinner />}
      {hasFailed && (
        <Button variant="text" size="sm" onClick={retry} title={failedText}>
          {retryText}
        </Button>
      )}
    </Field>
  );
}
