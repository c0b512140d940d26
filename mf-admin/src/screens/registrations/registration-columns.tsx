import { formatMoment } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import type { Registration } from '../../data/registration/registration.schema';
import type registrationTexts from '../../locales/registrations.zh-TW.json';
import type { RoomColumn } from '../../room/room-column';
import type { RoomRowsProps } from '../../room/room-table';

type Texts = Translate<typeof registrationTexts>;

const tones = { pending: 'warning', confirmed: 'success', cancelled: 'neutral' } as const;

export const registrationNaming = (t: Texts): RoomRowsProps<Registration>['naming'] => ({
  label: t('columns.name'),
  keyOf: ({ id }) => id,
  title: ({ name }) => name,
  note: ({ registrationNo, email }) => `${registrationNo}・${email}`,
});

export const registrationColumns = (t: Texts): RoomColumn<Registration>[] => [
  {
    id: 'type',
    label: t('columns.type'),
    cell: ({ ticketType }) => ticketType,
  },
  {
    id: 'quantity',
    label: t('columns.quantity'),
    cell: ({ quantity }) => quantity,
    isNumeric: true,
  },
  {
    id: 'status',
    label: t('columns.status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>,
  },
  {
    id: 'registeredAt',
    label: t('columns.registeredAt'),
    cell: ({ registeredAt }) => <time dateTime={registeredAt}>{formatMoment(registeredAt)}</time>,
  },
];
