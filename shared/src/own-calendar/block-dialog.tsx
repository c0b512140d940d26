import { formatPrice } from '@spotlight/shared/format';
import { Button, ConfirmButton, Dialog } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { formatHours } from '../booking/booking-hours.rules';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { EditPhoneDialog } from './edit-phone-dialog';
import type { Block } from './entries.rules';
import { Facts } from './form.styles';
import { useRemoveBlock } from './own-calendar.mutations';

const toneOf = { manual: 'blocked', ics: 'external', phone: 'phone' } as const;

/** A block or a booking by phone, and the way to give its hours back. */
export function BlockDialog({ block, onClose }: { block: Block; onClose: () => void }) {
  const t = useTexts(calendarTexts);
  const { mutateAsync } = useRemoveBlock();
  const [isEditing, setEditing] = useState(false);
  const { source, reason, startAt, endAt, contactName, contactPhone, attendees, total } = block;
  const word = t(`calendar.tones.${toneOf[source]}`);
  const title = reason ?? word;
  const isPhone = source === 'phone';
  const facts = {
    hours: formatHours(startAt, endAt),
    contactName,
    contactPhone,
    attendees: attendees && t('calendar.block.people', { count: attendees }),
    total: total !== null && formatPrice(total),
  };
  if (isEditing) return <EditPhoneDialog block={block} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={title}
      lead={word}
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('calendar.block.keep')}
          </Button>
          {isPhone && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              {t('calendar.block.edit')}
            </Button>
          )}
          <ConfirmButton
            variant="outline"
            question={{
              title: t(isPhone ? 'calendar.block.cancelTitle' : 'calendar.block.removeTitle', {
                title,
              }),
              body: t(isPhone ? 'calendar.block.cancelBody' : 'calendar.block.removeBody'),
              confirmLabel: t('calendar.block.remove'),
              onConfirm: async () => {
                await mutateAsync(block.id);
                onClose();
                return t('calendar.block.removed');
              },
            }}
          >
            {t('calendar.block.remove')}
          </ConfirmButton>
        </>
      }
    >
      <Facts>
        {(['hours', 'contactName', 'contactPhone', 'attendees', 'total'] as const).map(
          (fact) =>
            facts[fact] && [
              <dt key={fact}>{t(`calendar.block.${fact}`)}</dt>,
              <dd key={`${fact} value`}>{facts[fact]}</dd>,
            ],
        )}
      </Facts>
    </Dialog>
  );
}
