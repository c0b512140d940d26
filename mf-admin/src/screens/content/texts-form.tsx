import { AppError } from '@spotlight/shared/data';
import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { Button, Notice, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSaveTexts } from '../../data/website/website.mutations';
import { useTextsNow } from '../../data/website/website.queries';
import { changedTexts, textsInConflict } from '../../data/website/website.rules';
import {
  chineseKeyOf,
  chineseKeys,
  englishKeys,
  isEnglish,
  type SiteTexts,
  type TextKey,
} from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { besideList } from '../../room/beside-list';
import { PartTitle } from '../../room/records.styles';
import { textsSchema } from './texts-form.schema';
import { TextsPreview } from './texts-preview';
import { useMayChange } from './use-may-change';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px;
  @media ${besideList} {
    grid-template-columns: minmax(0, 1fr) minmax(400px, 50%);
    & > :last-child {
      position: sticky;
      top: 20px;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const English = styled.div`
  padding-top: 16px;
  border-top: 1px solid var(--line);
  & > p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Theirs = styled.blockquote`
  margin: 8px 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--line-control);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const short = new Set<TextKey>(['homepageTitle', 'homepageSubtitle', 'footerCopyright']);
const optional = new Set<TextKey>(['footerContactInfo', 'footerCopyright']);

/** The form of all texts, with what they will look like. Only what was changed is saved; who may not change them reads. */
export function TextsForm({ stored }: { stored: SiteTexts }) {
  const t = useTexts(contentTexts);
  const mayChange = useMayChange();
  const save = useSaveTexts();
  const readNow = useTextsNow();
  // What this form began with: somebody else may save in between.
  const [seen, setSeen] = useState(stored);
  const [conflicts, setConflicts] = useState<{ key: TextKey; theirs: string }[]>([]);
  const [shown, setShown] = useState<TextKey>('homepageTitle');
  const form = useForm({
    schema: textsSchema(t),
    defaultValues: stored,
    mode: 'onTouched',
    send: async (typed) => {
      const changes = changedTexts(seen, typed);
      if (changes.keys.length === 0) return t('texts.unchanged');
      try {
        await save.mutateAsync(changes);
      } catch (thrown) {
        if (thrown instanceof AppError && thrown.code === 'STALE_VERSION') {
          const now = await readNow();
          setConflicts(
            textsInConflict(seen, now, changes.keys).map((key) => ({ key, theirs: now[key] })),
          );
        }
        throw thrown;
      }
      setSeen(typed);
      void readNow();
      return t('texts.saved');
    },
  });
  const settle = (key: TextKey, theirs: string, takesTheirs: boolean) => {
    if (takesTheirs) form.setValue(key, theirs, { shouldDirty: true });
    setSeen((before) => ({ ...before, [key]: theirs }));
    setConflicts((open) => open.filter((conflict) => conflict.key !== key));
    form.dismissFailure();
  };
  const nameOf = (key: TextKey) => {
    const name = t(`texts.fields.${chineseKeyOf(key)}`);
    return isEnglish(key) ? t('texts.inEnglish', { name }) : name;
  };
  const fieldOf = (key: TextKey) => {
    const chinese = chineseKeyOf(key);
    const Field = short.has(chinese) ? TextField : TextArea;
    return (
      <Field
        key={key}
        label={nameOf(key)}
        hint={t(`texts.hints.${chinese}`)}
        isRequired={mayChange && !isEnglish(key) && !optional.has(key)}
        maxLength={short.has(chinese) ? 200 : 2000}
        readOnly={!mayChange}
        lang={isEnglish(key) ? 'en' : undefined}
        {...form.field(key)}
        onFocus={() => setShown(key)}
      />
    );
  };
  return (
    <Columns>
      <Form form={form}>
        {chineseKeys.map(fieldOf)}
        <English>
          <PartTitle as="h2">{t('texts.english')}</PartTitle>
          <p>{t('texts.englishHelp')}</p>
        </English>
        {englishKeys.map(fieldOf)}
        {conflicts.map(({ key, theirs }) => (
          <Notice key={key} tone="warning" title={t('texts.conflict', { name: nameOf(key) })}>
            <Theirs>{theirs}</Theirs>
            <Buttons>
              <Button variant="outline" size="sm" onClick={() => settle(key, theirs, true)}>
                {t('texts.takeTheirs')}
              </Button>
              <Button variant="outline" size="sm" onClick={() => settle(key, theirs, false)}>
                {t('texts.keepMine')}
              </Button>
            </Buttons>
          </Notice>
        ))}
        {conflicts.length === 0 && <FormFailure form={form} title={t('texts.saveFailed')} />}
        {mayChange && (
          <Buttons>
            <SubmitButton form={form} disabled={conflicts.length > 0}>
              {t('texts.save')}
            </SubmitButton>
          </Buttons>
        )}
      </Form>
      <TextsPreview texts={form.watch()} shown={shown} />
    </Columns>
  );
}
