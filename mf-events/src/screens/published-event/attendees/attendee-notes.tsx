import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useSaveAttendeeNotes } from '../../../data/attendee/attendee.mutations';
import type { Attendee } from '../../../data/attendee/attendee.queries';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';

const Notes = styled(Form)`
  gap: 12px;
  justify-items: start;
  justify-self: stretch;
  & > :first-child {
    justify-self: stretch;
  }
` as typeof Form;

/** The organizer's own note on somebody who registered. */
export function AttendeeNotes({ attendee }: { attendee: Attendee }) {
  const t = useTexts(attendeesTexts);
  const { mutateAsync } = useSaveAttendeeNotes();
  /** What the next one is written over. */
  const seen = useRef(attendee.adminNotes ?? '');
  const form = useForm({
    schema: z.object({ notes: z.string() }),
    defaultValues: { notes: attendee.adminNotes ?? '' },
    send: async ({ notes }) => {
      const saved = await mutateAsync({ id: attendee.id, notes, seen: seen.current });
      seen.current = saved.adminNotes ?? '';
      return t('attendees.notesSaved');
    },
  });
  return (
    <Notes form={form}>
      <TextArea
        label={t('attendees.notes')}
        hint={t('attendees.notesHint')}
        maxLength={1000}
        {...form.field('notes')}
      />
      <FormFailure form={form} />
      <SubmitButton form={form} variant="outline" size="sm" disabled={!form.formState.isDirty}>
        {t('attendees.saveNotes')}
      </SubmitButton>
    </Notes>
  );
}
