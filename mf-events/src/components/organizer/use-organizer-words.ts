import words from '../../locales/organizer.zh-TW.json';
import { useWords } from '../words/use-words';

/** The words of events for whoever runs them. Call it at the root of a screen. */
export function useOrganizerWords(): void {
  useWords(words);
}
