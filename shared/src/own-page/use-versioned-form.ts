import { toAppError } from '@spotlight/shared/data';
import { Refusal, useForm, type FormState } from '@spotlight/shared/form';
import type { ZodMiniType } from '@spotlight/shared/vendor/zod';
import { useRef, useState } from 'react';
import type { FieldValues } from '../vendor/form';

interface Versioned {
  id: string;
  /** A count, or the moment of the last change. */
  version: number | string;
}

export interface VersionedFormOptions<Page extends Versioned, Typed extends FieldValues, Checked> {
  /** As it was read. */
  page: Page;
  schema: ZodMiniType<Checked, Typed>;
  /** `onSubmit` where rows are added: an empty one is not wrong before it is saved. */
  mode?: 'onSubmit' | 'onTouched';
  /** The form of a page. */
  formOf: (page: Page) => NoInfer<Typed>;
  /** Saves on a version. @throws AppError `STALE_VERSION` */
  save: (on: Pick<Page, 'id' | 'version'>, checked: Checked) => Promise<Page>;
  /** What a toast says about what was saved. */
  saidOf: (saved: Page) => string;
  /** The page as it is now. */
  readNewest: () => Promise<Page | undefined>;
  /** Afterwards: a dialog closes. */
  onSent?: () => void;
}

export interface VersionedForm<Typed extends FieldValues> {
  form: FormState<Typed>;
  /** Somebody else has saved it first. */
  isStale: boolean;
  /** The form of what they saved, once it has been read. */
  theirs: Typed | null;
  /** Saves what is typed over what they saved. */
  keepMine: () => Promise<void>;
  /** Takes what they saved in place of what is typed. */
  takeTheirs: () => Promise<void>;
}

/** The form of a page that there is, and what to do when somebody else saved it first. */
export function useVersionedForm<Page extends Versioned, Typed extends FieldValues, Checked>({
  page,
  schema,
  mode = 'onTouched',
  formOf,
  save,
  saidOf,
  readNewest,
  onSent,
}: VersionedFormOptions<Page, Typed, Checked>): VersionedForm<Typed> {
  /** The version that the next save is on; a conflict is answered by taking over the newest. */
  const version = useRef<Page['version']>(page.version);
  const [isStale, setIsStale] = useState(false);
  const [theirs, setTheirs] = useState<Typed | null>(null);
  const form = useForm<Typed, Checked>({
    schema,
    mode,
    defaultValues: formOf(page),
    ...(onSent && { onSent }),
    send: async (checked) => {
      try {
        const saved = await save({ id: page.id, version: version.current }, checked);
        version.current = saved.version;
        setIsStale(false);
        return saidOf(saved);
      } catch (error) {
        const hasConflict = toAppError(error).code === 'STALE_VERSION';
        setIsStale(hasConflict);
        if (hasConflict) {
          const newest = await readNewest().catch(() => undefined);
          setTheirs(newest ? formOf(newest) : null);
        }
        // The notice says it, with both ways on.
        throw hasConflict ? new Refusal({ failure: null }) : error;
      }
    },
  });
  return {
    form,
    isStale,
    theirs,
    keepMine: async () => {
      version.current = (await readNewest())?.version ?? version.current;
      form.submit();
    },
    takeTheirs: async () => {
      const newest = await readNewest();
      if (!newest) return;
      version.current = newest.version;
      form.reset(formOf(newest));
      setIsStale(false);
    },
  };
}
