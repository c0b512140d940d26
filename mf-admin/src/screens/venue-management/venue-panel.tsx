import { useToasts } from '@spotlight/shared/contract';
import { venueLinks } from '@spotlight/shared/contract/links';
import { formatMoment, formatPrice, groupDigits, venueTypeLabel } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink, Notice, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { HandOverButton } from '../../components/hand-over/hand-over-button';
import { refusedField } from '../../components/refused-field';
import { useSubmitVenue } from '../../data/venue/venue.mutations';
import { canSubmit, venueTones } from '../../data/venue/venue.rules';
import type { ManagedVenue } from '../../data/venue/venue.schema';
import venueTexts from '../../locales/venues.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { Pairs } from '../../room/pairs';
import { Buttons } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { placeOf } from './venue-columns';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export interface VenuePanelProps {
  venue: ManagedVenue;
  place: PanelPlace;
  mayChange: boolean;
  /** Of everybody's venues. */
  mayManage: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

/** One venue: what is known of it, what can be done with it, and what was done to it. */
export function VenuePanel({ venue, place, mayChange, mayManage, ...acts }: VenuePanelProps) {
  const t = useTexts(venueTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useSubmitVenue();
  const submit = () =>
    mutate(venue, {
      onSuccess: () => toasts.success(t('panel.submitted')),
      onError: (error) => {
        const field = refusedField(error);
        const reason = field
          ? t('panel.incomplete', { field: t(`missing.${missingOf(field)}`) })
          : errorText(error);
        toasts.error(t('panel.submitFailed', { reason }));
      },
    });
  return (
    <RowPanel
      {...place}
      rowKey={venue.id}
      title={venue.name}
      lead={venueTypeLabel(venue.type)}
      footer={
        mayChange && (
          <Acts>
            <Button variant="plain" size="sm" onClick={acts.onDelete}>
              {t('delete')}
            </Button>
            {venue.status !== 'archived' && (
              <Button variant="outline" size="sm" onClick={acts.onArchive}>
                {t('panel.archive')}
              </Button>
            )}
            {canSubmit(venue.status) && (
              <Button variant="outline" size="sm" isBusy={isPending} onClick={submit}>
                {t('panel.submit')}
              </Button>
            )}
            <Button size="sm" onClick={acts.onEdit}>
              {t('edit')}
            </Button>
          </Acts>
        )
      }
    >
      {!mayChange && <Notice tone="info">{t('panel.onlyLook')}</Notice>}
      <div>
        <Badge tone={venueTones[venue.status]}>{t(`statuses.${venue.status}`)}</Badge>
      </div>
      <Pairs
        lines={[
          [
            t('panel.owner'),
            venue.isOwn ? t('panel.own') : (venue.ownerName ?? t('panel.noOwner')),
          ],
          [t('panel.place'), placeOf(venue)],
          [t('columns.capacity'), t('people', { count: groupDigits(venue.capacity) })],
          [t('columns.price'), formatPrice(venue.pricePerHour)],
          [t('panel.phone'), venue.phone],
          [t('panel.email'), venue.email],
          [t('panel.updated'), formatMoment(venue.updatedAt)],
        ]}
      />
      <Buttons>
        {venue.status === 'approved' && (
          <ButtonLink
            to={venueLinks.venue(venue.id)}
            target="_blank"
            rel="noopener"
            variant="outline"
            size="sm"
            aria-label={t('viewOf', { name: venue.name })}
          >
            {t('view')}
          </ButtonLink>
        )}
        {mayManage && (
          <HandOverButton
            page={{ entity: 'venues', id: venue.id, version: venue.version }}
            name={venue.name}
          />
        )}
      </Buttons>
      <AuditTrail entity="venues" id={venue.id} />
    </RowPanel>
  );
}

const fields = ['description', 'address', 'phone', 'opening_hours'] as const;
const missingOf = (field: string) => fields.find((one) => one === field) ?? ('other' as const);
