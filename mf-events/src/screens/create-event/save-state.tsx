import { taipeiTime } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import type { EventDraft } from './use-event-draft';

/** How far what is typed is on the server, in a line. */
export function useSaveText({ state, isDirty, isDue, current }: EventDraft): string {
  const t = useTexts(eventFormTexts);
  if (state.name === 'saving') return t('eventForm.save.saving');
  if (isDirty && !isDue) return t(`eventForm.save.${current() ? 'waiting' : 'new'}`);
  if (isDirty) return t('eventForm.save.dirty');
  if (state.name === 'saved') {
    return t('eventForm.save.saved', { time: taipeiTime(state.at) });
  }
  return t(`eventForm.save.${current() ? 'clean' : 'new'}`);
}
