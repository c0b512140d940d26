import { useEffect, useState } from 'react';
import { OverrideBadge } from './override-badge';
import { OverridePanel } from './override-panel';
import type { OverrideToolsProps } from './override-parts';

/** The badge of a tab in which something else runs, and the panel behind Ctrl+Alt+D. */
export function OverrideTools(props: OverrideToolsProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // By the place of the key: with Alt, its letter is another one on many keyboards.
      if (event.code !== 'KeyD' || !event.ctrlKey || !event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  const { running, refusals } = props;
  const hasBadge = Object.keys(running).length > 0 || refusals['link'];
  return (
    <>
      {hasBadge && <OverrideBadge {...props} />}
      {isOpen && <OverridePanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
