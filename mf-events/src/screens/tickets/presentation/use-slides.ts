import { useEffect, useRef, useState } from 'react';

/** Follows which slide of a snapping row is in view, and moves to another. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element || count < 2) return undefined;
    const follow = () => {
      const progress = element.scrollLeft / (element.scrollWidth - element.clientWidth);
      setIndex(Math.round(progress * (count - 1)));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [count]);

  const show = (slide: number) => {
    track.current?.children[slide]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { index, track, show };
}
