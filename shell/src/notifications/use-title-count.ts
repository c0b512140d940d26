import { useEffect } from 'react';

const count = /^\(\d+\) /;

/**
 * Puts how much is unread before the document's title, where a tab in the background shows it. Pages
 * write their titles as if this were not there, so each title is completed when it comes.
 */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title || unread === 0) return undefined;
    const complete = () => {
      const wanted = `(${unread}) ${document.title.replace(count, '')}`;
      if (document.title !== wanted) document.title = wanted;
    };
    complete();
    const observer = new MutationObserver(complete);
    observer.observe(title, { childList: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(count, '');
    };
  }, [unread]);
}
