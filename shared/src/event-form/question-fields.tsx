import { useWatch, type Fields } from '@spotlight/shared/form';
import {
  ArrowUpIcon,
  ChevronDownIcon,
  IconButton,
  SelectField,
  Switch,
  TextArea,
  TextField,
  TrashIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { hasOptions, isText, longestAnswer, optionsOf } from './question-kinds.rules';
import eventQuestionsTexts from '../locales/event-questions.zh-TW.json';
import { Group, Pair } from './event-form.styles';
import type { QuestionsForm } from './question-form.schema';
import { questionKinds, questionLimits } from './question-limits.rules';
import { Head } from './question-fields.styles';

export interface QuestionFieldsProps {
  form: Fields<QuestionsForm>;
  /** Its place among the questions. */
  index: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its words, its kind and what an answer may be. */
export function QuestionFields({ form, index, isLast, onMove, onRemove }: QuestionFieldsProps) {
  const t = useTexts(eventQuestionsTexts);
  const { control, field, register } = form;
  const at = `questions.${index}` as const;
  const { kind, options } = useWatch({ control, name: at });
  const number = index + 1;
  return (
    <Group>
      <legend>{t('eventQuestions.number', { number })}</legend>
      <Head>
        <SelectField label={t('eventQuestions.field.kind')} {...field(`${at}.kind`)}>
          {questionKinds.map((choice) => (
            <option key={choice} value={choice}>
              {t(`eventQuestions.kind.${choice}`)}
            </option>
          ))}
        </SelectField>
        <IconButton
          label={t('eventQuestions.up', { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('eventQuestions.down', { number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton label={t('eventQuestions.remove', { number })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Head>
      <TextField
        label={t(`eventQuestions.field.${kind === 'consent' ? 'consent' : 'label'}`)}
        {...field(`${at}.label`)}
        maxLength={questionLimits.label}
        isRequired
      />
      {hasOptions(kind) && (
        <TextArea
          label={t('eventQuestions.field.options')}
          {...field(`${at}.options`)}
          hint={t('eventQuestions.field.optionsHint', { count: optionsOf({ options }).length })}
          isRequired
        />
      )}
      <TextField
        label={t('eventQuestions.field.help')}
        {...field(`${at}.help`)}
        hint={t('eventQuestions.field.helpHint')}
        maxLength={questionLimits.help}
      />
      <Pair>
        {kind === 'many_of' && (
          <TextField
            label={t('eventQuestions.field.maxChoices')}
            {...field(`${at}.maxChoices`)}
            inputMode="numeric"
            hint={t('eventQuestions.field.maxChoicesHint')}
          />
        )}
        {isText(kind) && (
          <TextField
            label={t('eventQuestions.field.maxLength')}
            {...field(`${at}.maxLength`)}
            inputMode="numeric"
            hint={t('eventQuestions.field.maxLengthHint', { most: longestAnswer[kind] })}
          />
        )}
        <Switch
          label={t('eventQuestions.field.required')}
          hint={t(`eventQuestions.field.${kind === 'consent' ? 'consentHint' : 'requiredHint'}`)}
          {...register(`${at}.required`)}
        />
      </Pair>
    </Group>
  );
}
