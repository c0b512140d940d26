import { useFieldArray, useFormContext } from '@spotlight/shared/form';
import { Part } from '@spotlight/shared/own-page';
import {
  Button,
  IconButton,
  PlusIcon,
  TextField,
  TrashIcon,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import campaignTexts from '../../locales/campaign.zh-TW.json';

interface WithMilestones {
  milestones: { amount: string; unlocks: string }[];
}

const MOST = 10;

const Rows = styled.ul`
  display: grid;
  gap: 12px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  & > button {
    margin-top: 28px;
  }
  & > :last-child {
    grid-column: 1 / -1;
  }
  @media ${fromTablet} {
    grid-template-columns: 160px minmax(0, 1fr) auto;
    & > :last-child {
      grid-column: 2;
      grid-row: 1;
    }
    & > button {
      grid-column: 3;
    }
  }
`;

/** What is possible beyond the goal. */
export function MilestoneFields() {
  const t = useTexts(campaignTexts);
  const form = useFormContext<WithMilestones>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'milestones' });
  return (
    <Part as="section">
      <h2>{t('campaignForm.milestones')}</h2>
      <p>{t('campaignForm.milestonesHelp')}</p>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <Row key={id}>
              <TextField
                label={t('campaignForm.amount')}
                inputMode="numeric"
                autoComplete="off"
                {...form.field(`milestones.${index}.amount`)}
              />
              <IconButton
                label={t('campaignForm.removeMilestone', { n: index + 1 })}
                onClick={() => remove(index)}
              >
                <TrashIcon />
              </IconButton>
              <TextField
                label={t('campaignForm.unlocks')}
                maxLength={100}
                autoComplete="off"
                {...form.field(`milestones.${index}.unlocks`)}
              />
            </Row>
          ))}
        </Rows>
      )}
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<PlusIcon size={18} />}
          disabled={fields.length >= MOST}
          onClick={() => append({ amount: '', unlocks: '' })}
        >
          {t('campaignForm.addMilestone')}
        </Button>
      </div>
    </Part>
  );
}
