import { useEffect, useRef, useState } from 'react';
import { createBaseMap, type BaseMap } from './base-map';

/** A map for as long as its box is on the page; null in the first picture. */
export function useBaseMap() {
  const box = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const made = createBaseMap(box.current);
    setBase(made);
    return () => {
      setBase(null);
      made.remove();
    };
  }, []);
  return { box, base };
}
