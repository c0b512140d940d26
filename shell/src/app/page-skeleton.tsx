import { findByPath } from '@spotlight/shared/contract/match-path';
import { VisuallyHidden } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { CSSProperties } from 'react';
import { SHAPE_BONES } from '../page-place/page-shape.css';
import { shellPlaces, type PagePlace } from '../page-place/page-place';
import { shellTexts } from '../texts';

/** Stands in for a page whose code or session is still on its way, as the document did before. */
export function PageSkeleton({ shape = 'rows', width }: Pick<PagePlace, 'shape' | 'width'>) {
  const t = useTexts(shellTexts);
  const style = width ? ({ '--shape-width': `${width}px` } as CSSProperties) : undefined;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className="page-shape" data-shape={shape} style={style} aria-hidden="true">
        {Array.from({ length: SHAPE_BONES }, (_, bone) => (
          <i key={bone} />
        ))}
      </div>
    </div>
  );
}

/** The same for a page of the shell's own. */
export const OwnPageSkeleton = ({ path }: { path: string }) => (
  <PageSkeleton {...findByPath(shellPlaces, path)?.page} />
);
