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
import { tidyLink, type PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import { MOST } from './performer-form.schema';

const Rows = styled.ul`
  display: grid;
  gap: 16px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > button {
    margin-top: 26px;
  }
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** Recordings, wherever they lie. */
export function WorkFields() {
  const t = useTexts(formTexts);
  const form = useFormContext<PerformerForm>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'portfolio' });
  return (
    <Part as="section">
      <h2>{t('performerForm.works')}</h2>
      <p>{t('performerForm.worksLead')}</p>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <Row key={id} aria-label={t('performerForm.workNumber', { number: index + 1 })}>
              <TextField
                label={t('performerForm.workTitle')}
                maxLength={100}
                autoComplete="off"
                {...form.field(`portfolio.${index}.title`)}
              />
              <TextField
                label={t('performerForm.workUrl')}
                type="url"
                placeholder={t('performerForm.linkPlaceholder')}
                maxLength={2000}
                {...form.field(`portfolio.${index}.url`, { tidy: tidyLink })}
              />
              <IconButton
                label={t('performerForm.removeWork', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <TrashIcon />
              </IconButton>
            </Row>
          ))}
        </Rows>
      )}
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<PlusIcon size={18} />}
          disabled={fields.length >= MOST.works}
          onClick={() => append({ title: '', url: '' })}
        >
          {t('performerForm.addWork')}
        </Button>
      </div>
    </Part>
  );
}
