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
import { questionKinds, questionLimits } from '../../../data/question/question-limits.rules';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ChangeEvent } from 'react';
import type { Faults, QuestionForm, QuestionKind } from '../../../data/organizer/event-form.schema';
import {
  hasOptions,
  isText,
  longestAnswer,
  optionsOf,
} from '../../../data/organizer/question-form.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import eventFormTexts from '../../../locales/event-form.zh-TW.json';
import eventQuestionsTexts from '../../../locales/event-questions.zh-TW.json';
import { Group, Pair } from '../step.styles';
import { Head } from './question-fields.styles';
import type { FaultText } from '../fault-text';

type LabelledName = 'label' | 'options' | 'help' | 'maxChoices' | 'maxLength';

export interface QuestionFieldsProps {
  /** From 1. */
  number: number;
  isLast: boolean;
  question: QuestionForm;
  faults: Faults;
  onChange: (changes: Partial<QuestionForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its words, its kind and what an answer may be. */
export function QuestionFields({
  number,
  isLast,
  question,
  faults,
  onChange,
  onMove,
  onRemove,
}: QuestionFieldsProps) {
  const t = useTexts(eventQuestionsTexts, eventFormLaterTexts, eventFormTexts);
  const { kind } = question;
  const field = <Name extends LabelledName>(name: Name, text: Name | 'consent' = name) => {
    const fault = faults[`questions.${question.id}.${name}`];
    return {
      label: t(`eventQuestions.field.${text}`),
      value: question[name],
      error: fault && t(`eventForm.faults.${fault as FaultText}`),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange({ [name]: event.target.value }),
    };
  };
  return (
    <Group>
      <legend>{t('eventQuestions.number', { number })}</legend>
      <Head>
        <SelectField
          label={t('eventQuestions.field.kind')}
          value={kind}
          onChange={(event) => onChange({ kind: event.target.value as QuestionKind })}
        >
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
        {...field('label', kind === 'consent' ? 'consent' : 'label')}
        maxLength={questionLimits.label}
        isRequired
      />
      {hasOptions(kind) && (
        <TextArea
          {...field('options')}
          hint={t('eventQuestions.field.optionsHint', { count: optionsOf(question).length })}
          isRequired
        />
      )}
      <TextField
        {...field('help')}
        hint={t('eventQuestions.field.helpHint')}
        maxLength={questionLimits.help}
      />
      <Pair>
        {kind === 'many_of' && (
          <TextField
            {...field('maxChoices')}
            type="number"
            min={1}
            inputMode="numeric"
            hint={t('eventQuestions.field.maxChoicesHint')}
          />
        )}
        {isText(kind) && (
          <TextField
            {...field('maxLength')}
            type="number"
            min={1}
            inputMode="numeric"
            hint={t('eventQuestions.field.maxLengthHint', { most: longestAnswer[kind] })}
          />
        )}
        <Switch
          label={t('eventQuestions.field.required')}
          hint={t(`eventQuestions.field.${kind === 'consent' ? 'consentHint' : 'requiredHint'}`)}
          checked={question.required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
      </Pair>
    </Group>
  );
}
