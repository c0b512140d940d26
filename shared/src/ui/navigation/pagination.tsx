import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, type To } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/arrow.icons';
import { fromTablet } from '../media';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => To;
}

const Row = styled.ul`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  @media ${fromTablet} {
    gap: 4px;
  }
`;

const face = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 40px;
  min-height: 44px;
  padding: 0 8px;
  border-radius: var(--radius-control);
  color: var(--ink-2);
  line-height: 1;
  white-space: nowrap;
  @media ${fromTablet} {
    min-width: 44px;
  }
`;

const PageLink = styled(Link)`
  ${face}
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
  &[aria-current] {
    background: var(--inverse);
    color: var(--on-inverse);
    font-weight: var(--weight-bold);
  }
`;

const Stop = styled.span`
  ${face}
  color: var(--ink-3);
`;

/** Beside the arrow; on phones the arrow alone is drawn, the words stay for screen readers. */
const StepLabel = styled.span`
  @media not ${fromTablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Links to the pages of a list. Shows nothing when there is one page only. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const t = useTexts(uiTexts);
  if (pageCount <= 1) return null;
  const step = (target: number, content: ReactNode, rel: string) => {
    const exists = target >= 1 && target <= pageCount;
    return (
      <li>
        {exists ? (
          <PageLink to={hrefFor(target)} rel={rel}>
            {content}
          </PageLink>
        ) : (
          <Stop aria-disabled="true">{content}</Stop>
        )}
      </li>
    );
  };
  const previous = (
    <>
      <ChevronLeftIcon size={18} />
      <StepLabel>{t('pagination.previous')}</StepLabel>
    </>
  );
  const next = (
    <>
      <StepLabel>{t('pagination.next')}</StepLabel>
      <ChevronRightIcon size={18} />
    </>
  );
  return (
    <nav aria-label={t('pagination.label')}>
      <Row>
        {step(page - 1, previous, 'prev')}
        {pageWindow(page, pageCount).map((stop, index) => (
          <li key={stop === 'gap' ? `gap-${index}` : stop}>
            {stop === 'gap' ? (
              <Stop aria-hidden="true">…</Stop>
            ) : (
              <PageLink
                to={hrefFor(stop)}
                aria-label={t('pagination.page', { page: stop })}
                aria-current={stop === page ? 'page' : undefined}
              >
                {stop}
              </PageLink>
            )}
          </li>
        ))}
        {step(page + 1, next, 'next')}
      </Row>
    </nav>
  );
}
