import { useToasts } from '@spotlight/shared/contract';
import { eventLinks } from '@spotlight/shared/contract/links';
import { uiTexts } from '@spotlight/shared/texts';
import { Button, CalendarIcon, type ButtonProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { CalendarEvent } from './download-calendar-file';

export interface CalendarButtonProps extends Omit<ButtonProps, 'icon' | 'onClick'> {
  /** One, or several at once. */
  event: CalendarEvent | readonly CalendarEvent[];
  /** Where to read more, from the root of the site; the event's page when not said. */
  path?: string;
}

/** Hands an event to the visitor's calendar. */
export function CalendarButton({ event, path, ...rest }: CalendarButtonProps) {
  const t = useTexts(uiTexts);
  const toasts = useToasts();
  const download = async () => {
    try {
      const chunk = await import(/* webpackChunkName: "calendar" */ './download-calendar-file');
      chunk.downloadCalendarFile(event, path ?? eventLinks.event([event].flat()[0]?.id ?? ''));
    } catch {
      toasts.error(t('chunkFailed'));
    }
  };
  return <Button {...rest} icon={<CalendarIcon size={18} />} onClick={() => void download()} />;
}
