import { Notice, Skeleton } from '@spotlight/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useArtwork } from '../data/artwork/artwork.queries';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

export interface PrivatePictureProps {
  /** In the bucket `artwork`. */
  path: string;
  alt: string;
  /** What is said when it cannot be read. */
  failed: string;
  width?: number;
  height?: number;
}

/** A picture that only those see who decide on it: fetched with the reader's right. */
export function PrivatePicture({ path, alt, failed, width, height }: PrivatePictureProps) {
  const file = useArtwork(path);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data) return undefined;
    const made = URL.createObjectURL(file.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data]);
  return (
    <>
      {file.isError && <Notice tone="danger">{failed}</Notice>}
      {file.isPending && <Skeleton height={180} />}
      {address && <Picture src={address} alt={alt} width={width} height={height} />}
    </>
  );
}
