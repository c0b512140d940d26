import { Notice, Skeleton } from '@spotlight/shared/ui';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

export interface BlobPictureProps {
  /** The file, read with the right of whoever looks at it. */
  query: Pick<UseQueryResult<Blob>, 'data' | 'isError' | 'isPending'>;
  alt: string;
  /** What is said when it cannot be read. */
  failed: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** A picture of a private bucket, which has no address of its own. */
export function BlobPicture({ query, alt, failed, width, height }: BlobPictureProps) {
  const { data, isError, isPending } = query;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <>
      {isError && <Notice tone="danger">{failed}</Notice>}
      {isPending && <Skeleton height={180} />}
      {address && <Picture src={address} alt={alt} width={width} height={height} />}
    </>
  );
}
