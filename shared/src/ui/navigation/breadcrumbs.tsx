import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, type To } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { hitArea } from '../button/button.styles';
import { ChevronRightIcon } from '../icons/arrow.icons';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: To;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  & > li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & a {
    ${hitArea}
  }
  & a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`;

/** The way from the list to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useTexts(uiTexts);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <List>
        {items.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
