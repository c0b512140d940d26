import { toAppError } from '@spotlight/shared/data';
import { Refusal, useForm } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState } from 'react';
import { useSavePerformer } from '../../data/own-performer/own-performer.mutations';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import { performerFormOf } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import profileTexts from '../../locales/profile.zh-TW.json';
import { performerSchema } from '../performer-form/performer-form.schema';

/** The form of a page that there is, and what to do when somebody else saved it first. */
export function useProfileForm(page: OwnPerformer) {
  const t = useTexts(formTexts, profileTexts);
  const { refetch } = useOwnPerformers();
  const { mutateAsync } = useSavePerformer();
  /** The version that the next save is on; a conflict is answered by taking over the newest. */
  const version = useRef(page.version);
  const [isStale, setIsStale] = useState(false);
  const form = useForm({
    schema: performerSchema(t),
    mode: 'onTouched',
    defaultValues: performerFormOf(page),
    send: async (entry) => {
      try {
        const saved = await mutateAsync({ on: { id: page.id, version: version.current }, entry });
        version.current = saved.version;
        setIsStale(false);
        return t(saved.status === 'pending' ? 'profile.savedPending' : 'profile.saved');
      } catch (error) {
        const hasConflict = toAppError(error).code === 'STALE_VERSION';
        setIsStale(hasConflict);
        // The notice says it, with both ways on.
        throw hasConflict ? new Refusal({ failure: null }) : error;
      }
    },
  });

  const readNewest = async () => {
    const { data } = await refetch({ throwOnError: true });
    return data?.find(({ id }) => id === page.id);
  };
  return {
    form,
    isStale,
    keepMine: async () => {
      version.current = (await readNewest())?.version ?? version.current;
      form.submit();
    },
    takeTheirs: async () => {
      const newest = await readNewest();
      if (!newest) return;
      version.current = newest.version;
      form.reset(performerFormOf(newest));
      setIsStale(false);
    },
  };
}
