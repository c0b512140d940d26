import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export interface CataloguePanelProps {
  id: string;
  name: string;
  lead: string;
  entity: 'ad_placements' | 'ad_products';
  lines: readonly (readonly [string, string])[];
  description?: string;
  place: PanelPlace;
  onEdit: (() => void) | undefined;
}

/** One placement or product with what its line says, and what was done to it. */
export function CataloguePanel({
  id,
  name,
  lead,
  entity,
  lines,
  description,
  place,
  onEdit,
}: CataloguePanelProps) {
  const t = useTexts(catalogueTexts);
  return (
    <RowPanel
      {...place}
      rowKey={id}
      title={name}
      lead={lead}
      footer={
        onEdit && (
          <Acts>
            <Button size="sm" onClick={onEdit}>
              {t('edit')}
            </Button>
          </Acts>
        )
      }
    >
      <Pairs lines={lines} />
      {description && <p>{description}</p>}
      <AuditTrail entity={entity} id={id} />
    </RowPanel>
  );
}
