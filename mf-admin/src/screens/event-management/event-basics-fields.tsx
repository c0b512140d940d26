import { Artwork } from '@spotlight/artwork';
import { Finder, useFinder } from '@spotlight/shared/finder';
import { useFormContext } from '@spotlight/shared/form';
import { categories, categoryLabel } from '@spotlight/shared/format';
import { SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { EditorPicture } from '../../components/editor-picture';
import { useFoundOrganizers } from '../../data/event/event-editing.queries';
import type { EventForm } from '../../data/event/event-form.rules';
import formTexts from '../../locales/event-form.zh-TW.json';
import { Chosen, FieldFault } from './event-form.parts';

export const basicsNames = [
  'organizer',
  'title',
  'category',
  'description',
  'body',
  'imageUrl',
] as const;

/** 基本資料: whose it is, what it is, and how it looks. */
export function EventBasicsFields({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const [title, category, imageUrl] = form.watch(['title', 'category', 'imageUrl']);
  const show = (address: string) => form.setValue('imageUrl', address, { shouldDirty: true });
  return (
    <>
      <OrganizerField isNew={isNew} />
      <TextField
        label={t('form.title')}
        maxLength={120}
        autoComplete="off"
        isRequired
        {...(!isNew && { 'data-autofocus': true })}
        {...form.field('title')}
      />
      <SelectField
        label={t('form.category')}
        isRequired
        options={[
          { value: '', label: t('form.choose') },
          ...categories.map((value) => ({ value, label: categoryLabel(value) })),
        ]}
        {...form.field('category')}
      />
      <TextField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        maxLength={300}
        autoComplete="off"
        {...form.field('description')}
      />
      <TextArea
        label={t('form.body')}
        hint={t('form.bodyHint')}
        maxLength={20_000}
        rows={5}
        {...form.field('body')}
      />
      <EditorPicture folder="events" label={t('form.picture')} address={imageUrl} onShow={show}>
        <Artwork
          kind="event"
          id={id}
          category={category}
          title={imageUrl ? t('form.pictureAlt') : title || t('form.title')}
          line={null}
          imageUrl={imageUrl || null}
        />
      </EditorPicture>
    </>
  );
}

/** What goes with the name. */
const organizerNotes = {
  chosen: 'form.organizerChosen',
  current: 'form.organizer',
  next: 'form.organizerNext',
} as const;

/** Whose it is: looked for by name, chosen by a button. */
function OrganizerField({ isNew }: { isNew: boolean }) {
  const t = useTexts(formTexts);
  const form = useFormContext<EventForm>();
  const finder = useFinder();
  const query = useFoundOrganizers(finder.words);
  const { value, error, onChange } = form.choice('organizer');
  if (value) {
    const isRead = !isNew && value.id === form.formState.defaultValues?.organizer?.id;
    return (
      <FieldFault error={error}>
        <Chosen
          name={value.name}
          note={t(organizerNotes[isNew ? 'chosen' : isRead ? 'current' : 'next'])}
          action={t('form.organizerChange')}
          onUndo={() => onChange(null)}
        />
      </FieldFault>
    );
  }
  return (
    <FieldFault error={error}>
      <Finder
        finder={finder}
        label={t('form.organizerSearch')}
        placeholder={t('form.organizerPlaceholder')}
        results={query.data?.map(({ identities, events, ...found }) => ({
          ...found,
          note: [
            ...identities.map((identity) => t(`form.identities.${identity}`)),
            t('form.eventCount', { count: events }),
          ].join('・'),
        }))}
        query={query}
        action={t('form.organizerChoose')}
        onChoose={({ id, name }) => onChange({ id, name })}
      />
    </FieldFault>
  );
}
