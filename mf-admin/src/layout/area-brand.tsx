import { Badge, BrandMark } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { paths } from '../paths';
import { texts } from '../texts';

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
  letter-spacing: 0.06em;
`;

/** Name of the site with the mark of the back office; leads to the overview. */
export function AreaBrand() {
  const t = useTexts(texts);
  return (
    <Brand to={paths.dashboard.to()}>
      <BrandMark />
      {t('area.brand')}
      <Badge>{t('area.badge')}</Badge>
    </Brand>
  );
}
