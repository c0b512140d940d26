import { FormDialog, Refusal, useForm, type FormState } from '@spotlight/shared/form';
import { Pair, StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { Checkbox, Notice, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { BothVersions } from '../../components/both-versions';
import { refusedField } from '../../components/refused-field';
import { useSavePlan } from '../../data/subscription/subscription.mutations';
import { useNewestPlan } from '../../data/subscription/subscription.queries';
import { featuresOf, planFormOf, type PlanForm } from '../../data/subscription/subscription.rules';
import { audiences, type Plan } from '../../data/subscription/subscription.schema';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { planSchema } from './plan-form.schema';

const prices = ['priceMonth', 'priceYear'] as const;
const limits = ['listings', 'ads', 'boosts'] as const;

export interface PlanDialogProps {
  /** The one that is edited; null: a new one. */
  plan: Plan | null;
  onClose: () => void;
}

/** 新增方案 and 編輯方案. What was bought keeps its terms. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  return plan ? <EditPlan plan={plan} onClose={onClose} /> : <NewPlan onClose={onClose} />;
}

function NewPlan({ onClose }: { onClose: () => void }) {
  const t = useTexts(subscriptionTexts);
  const save = useSavePlan();
  const form = useForm({
    schema: planSchema(t),
    defaultValues: planFormOf(null),
    mode: 'onTouched',
    send: async (entry) => {
      await save.mutateAsync({ on: null, entry }).catch((thrown: unknown) => {
        const isTaken = refusedField(thrown) === 'code';
        throw isTaken ? new Refusal({ faults: { code: t('fault.codeTaken') } }) : thrown;
      });
      return t('catalogue.created');
    },
    onSent: onClose,
  });
  return <PlanFields form={form} plan={null} />;
}

const versioned = (plan: Plan) => ({ ...plan, version: plan.updatedAt });

function EditPlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts(subscriptionTexts);
  const save = useSavePlan();
  const readNewest = useNewestPlan();
  const { form, isStale, theirs, ...ways } = useVersionedForm({
    page: versioned(plan),
    schema: planSchema(t),
    formOf: planFormOf,
    save: async (on, entry) => {
      const { updatedAt } = await save.mutateAsync({ on, entry });
      return versioned({ ...plan, updatedAt });
    },
    saidOf: () => t('catalogue.saved'),
    readNewest: async () => {
      const newest = await readNewest(plan.id);
      return newest && versioned(newest);
    },
    onSent: onClose,
  });
  return (
    <PlanFields form={form} plan={plan}>
      {isStale && (
        <StaleNotice {...ways}>
          <BothVersions
            mine={form.getValues()}
            theirs={theirs}
            labels={compared(t)}
            say={(name, { features }) =>
              name === 'features' ? featuresOf(features).join('、') : undefined
            }
          />
        </StaleNotice>
      )}
    </PlanFields>
  );
}

/** What is compared when somebody else was faster. */
const compared = (t: Translate<typeof subscriptionTexts>) => ({
  name: t('catalogue.name'),
  description: t('catalogue.description'),
  priceMonth: t('catalogue.priceMonth'),
  priceYear: t('catalogue.priceYear'),
  features: t('catalogue.features'),
  listings: t('catalogue.listings'),
  ads: t('catalogue.ads'),
  boosts: t('catalogue.boosts'),
  sort: t('catalogue.sort'),
  isActive: t('catalogue.isActive'),
});

interface PlanFieldsProps {
  form: FormState<PlanForm>;
  plan: Plan | null;
  children?: ReactNode;
}

function PlanFields({ form, plan, children }: PlanFieldsProps) {
  const t = useTexts(subscriptionTexts);
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t(plan ? 'catalogue.editTitle' : 'catalogue.addTitle')}
      submitLabel={t('catalogue.save')}
      busyLabel={t('catalogue.saving')}
      keepLabel={t('catalogue.cancel')}
      failureTitle={t('catalogue.saveFailed')}
    >
      {plan && plan.running > 0 && <Notice>{t('catalogue.keeps', { count: plan.running })}</Notice>}
      <TextField
        label={t('catalogue.name')}
        maxLength={60}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('name')}
      />
      {!plan && (
        <Pair>
          <TextField
            label={t('catalogue.code')}
            hint={t('catalogue.codeHint')}
            maxLength={40}
            autoComplete="off"
            isRequired
            {...form.field('code')}
          />
          <SelectField
            label={t('catalogue.audience')}
            options={audiences.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            {...form.field('audience')}
          />
        </Pair>
      )}
      <TextArea
        label={t('catalogue.description')}
        maxLength={500}
        rows={2}
        {...form.field('description')}
      />
      <Pair>
        {prices.map((name) => (
          <TextField
            key={name}
            label={t(`catalogue.${name}`)}
            prefix="NT$"
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...form.field(name)}
          />
        ))}
      </Pair>
      <TextArea
        label={t('catalogue.features')}
        hint={t('catalogue.featuresHint')}
        rows={5}
        {...form.field('features')}
      />
      <Pair>
        {limits.map((name) => (
          <TextField
            key={name}
            label={t(`catalogue.${name}`)}
            hint={t('catalogue.limitHint')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
        <TextField
          label={t('catalogue.sort')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          {...form.field('sort')}
        />
      </Pair>
      <Checkbox label={t('catalogue.isActive')} {...form.field('isActive')} />
      {children}
    </FormDialog>
  );
}
