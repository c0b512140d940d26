import { useEffect, useState, type RefObject } from 'react';

/** Begins a little before what is scrolled to comes into view. */
const MARGIN = '300px';

/** Whether an element has come near the view; it stays true. Never where nothing is shown, as while prerendering. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
