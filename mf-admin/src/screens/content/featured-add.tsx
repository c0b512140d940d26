import { useToasts } from '@spotlight/shared/contract';
import {
  Button,
  Panel,
  PlusIcon,
  SearchField,
  SelectField,
  fromTablet,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddFeatured } from '../../data/website/website.mutations';
import { useCandidates } from '../../data/website/website.queries';
import type { FeaturedType } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { useDebouncedText } from '../../room/use-debounced-text';

const Row = styled(Panel)`
  display: grid;
  align-items: end;
  gap: 12px;
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) auto;
  }
`;

/** Looks for something public and puts it at the end of the list. */
export function FeaturedAdd({ type }: { type: FeaturedType }) {
  const t = useTexts(contentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { field } = useDebouncedText(words, setWords);
  const candidates = useCandidates(type, words);
  const { mutate, isPending } = useAddFeatured();
  const items = candidates.data ?? [];
  // What was chosen may have left the list with the words.
  const id = items.some((item) => item.id === chosen) ? chosen : '';
  const missing = t(`featured.missing.${type}`);
  const add = () => {
    setIsMissing(!id);
    if (!id) return;
    mutate(
      { type, id },
      {
        onSuccess: () => {
          setChosen('');
          toasts.success(t('featured.added'));
        },
        onError: (error) => toasts.error(t('featured.addFailed', { reason: errorText(error) })),
      },
    );
  };
  return (
    <Row as="section" aria-label={t('featured.add')}>
      <SearchField
        label={t('featured.search')}
        placeholder={t(`featured.searchPlaceholder.${type}`)}
        {...field}
      />
      <SelectField
        label={t(`featured.choose.${type}`)}
        value={id}
        error={
          candidates.isError
            ? t('featured.candidatesFailed')
            : isMissing && !id
              ? missing
              : undefined
        }
        onChange={({ target }) => setChosen(target.value)}
        options={[
          {
            value: '',
            label: t(items.length > 0 ? 'featured.chooseOne' : 'featured.noCandidates'),
          },
          ...items.map((item) => ({ value: item.id, label: item.title })),
        ]}
      />
      <Button icon={<PlusIcon size={18} />} isBusy={isPending} onClick={add}>
        {t('featured.add')}
      </Button>
    </Row>
  );
}
