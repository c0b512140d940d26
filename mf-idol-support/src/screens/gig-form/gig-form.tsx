import { Form, FormFailure, SubmitButton, useAttempt, useForm } from '@spotlight/shared/form';
import { performerCategoryLabel } from '@spotlight/shared/format';
import { Pair, Part } from '@spotlight/shared/own-page';
import { Button, Notice, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useRef } from 'react';
import { useMoveGig, useSaveGig } from '../../data/gig/gig.mutations';
import type { GigDetail, ReadGig } from '../../data/gig/gig.schema';
import { performerCategories } from '../../data/performer/performer.schema';
import gigTexts from '../../locales/gig.zh-TW.json';
import { gigPath } from '../../data/gig/gig-path';
import { AgreedPart } from './agreed-part';
import { gigFormOf, gigFormSchema, momentsOf } from './gig-form.schema';
import { PlaceFields } from './place-fields';
import { WhenFields } from './when-fields';

/** The form of a gig: made public, kept as a draft, or changed while it is open. */
export function GigForm({ gig }: { gig: GigDetail | null }) {
  const t = useTexts(gigTexts);
  const navigate = useNavigate();
  const save = useSaveGig();
  const move = useMoveGig();
  /** Which of the two buttons was pressed. */
  const isDraft = useRef(false);
  const attempt = useAttempt();
  /** As it was read, or saved by an attempt whose second step failed: the next one goes on with it. */
  const on = useRef<ReadGig>(gig);
  const isPublic = gig?.status === 'open';
  const isAgreed = (gig?.awardedCount ?? 0) > 0;
  const form = useForm({
    schema: gigFormSchema(t, { taken: gig?.awardedCount ?? 0 }),
    mode: 'onTouched',
    defaultValues: gigFormOf(gig),
    send: async ({ day, from, to, performanceType, genre, venueId, location, ...entry }) => {
      const asked = {
        on: on.current,
        entry: {
          ...entry,
          ...momentsOf({ day, from, to }),
          performanceType: performanceType || null,
          genre: genre || null,
          venueId: venueId || null,
          location: location || null,
        },
      };
      const saved = await attempt(asked, save.mutateAsync);
      on.current = saved;
      const { id } = saved;
      const isPublished = !isPublic && !isDraft.current;
      if (isPublished) await move.mutateAsync({ id, to: 'open' });
      void navigate(gigPath(id));
      return t(
        isPublic ? 'gigForm.saved' : isPublished ? 'gigForm.published' : 'gigForm.savedDraft',
      );
    },
  });
  return (
    <Form form={form} label={t(gig ? 'gigForm.editTitle' : 'gigForm.newTitle')}>
      {!isAgreed && gig?.waitingCount ? (
        <Notice>{t('gigForm.moves', { count: gig.waitingCount })}</Notice>
      ) : null}
      <Part as="section">
        <h2>{t('gigForm.what')}</h2>
        <TextField
          label={t('gigForm.title')}
          hint={t('gigForm.titleHint')}
          isRequired
          maxLength={100}
          autoComplete="off"
          {...form.field('title')}
        />
        <TextArea
          label={t('gigForm.description')}
          hint={t('gigForm.descriptionHint')}
          isRequired
          maxLength={5000}
          {...form.field('description')}
        />
        <Pair>
          {!isAgreed && (
            <SelectField
              label={t('gigForm.kind')}
              options={[
                { value: '', label: t('gigForm.anyKind') },
                ...performerCategories.map((kind) => ({
                  value: kind,
                  label: performerCategoryLabel(kind),
                })),
              ]}
              {...form.field('performanceType')}
            />
          )}
          <TextField
            label={t('gigForm.genre')}
            hint={t('gigForm.genreHint')}
            maxLength={100}
            autoComplete="off"
            {...form.field('genre')}
          />
        </Pair>
      </Part>
      {gig && isAgreed ? (
        <AgreedPart gig={gig} />
      ) : (
        <>
          <WhenFields />
          <PlaceFields gig={gig} />
        </>
      )}
      <Part as="section">
        <h2>{t('gigForm.money')}</h2>
        <Pair>
          <TextField
            label={t('gigForm.budget')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('budget')}
          />
          <TextField
            label={t('gigForm.slots')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('slots')}
          />
        </Pair>
      </Part>
      <Part as="section">
        <FormFailure form={form} />
        <Pair>
          <SubmitButton
            form={form}
            onClick={() => {
              isDraft.current = false;
            }}
          >
            {t(isPublic ? 'gigForm.save' : 'gigForm.publish')}
          </SubmitButton>
          {!isPublic && (
            <Button
              variant="outline"
              isBusy={form.isBusy}
              onClick={() => {
                isDraft.current = true;
                form.submit();
              }}
            >
              {t('gigForm.draft')}
            </Button>
          )}
        </Pair>
      </Part>
    </Form>
  );
}
