import { Breadcrumbs, Container, LitArea, PageHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import togetherTexts from '../../locales/together.zh-TW.json';
import { paths } from '../../paths';
import { CommonTimes } from './common-times';
import { Picker } from './picker';
import { useTogetherFilters } from './use-together-filters';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 24px var(--section-gap);
`;

/** 共同檔期: when venues and performers are free at once, for how much, and one form that asks them all. */
export function TogetherScreen() {
  const t = useTexts(togetherTexts);
  const state = useTogetherFilters();
  return (
    <LitArea>
      <Column>
        <Breadcrumbs
          items={[
            { label: t('together.crumb'), to: paths.venueList },
            { label: t('together.title') },
          ]}
        />
        <PageHeading title={t('together.title')} lead={t('together.lead')} />
        <Picker filters={state.filters} apply={state.apply} />
        <CommonTimes state={state} />
      </Column>
    </LitArea>
  );
}
