import { useWatch, type Control } from '@spotlight/shared/form';
import { SegmentedControl, fromDesktop, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

const Sides = styled.div`
  @media ${fromDesktop} {
    &:not([hidden]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 280px;
      gap: 32px;
    }
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: calc(var(--header-h) + 16px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-self: start;
  & > h2 {
    font-size: var(--text-16);
  }
`;

export interface FormWithPreviewProps<Typed extends object> {
  /** Of the form. */
  control: Control<Typed>;
  /** The page as visitors will see what is typed now. */
  preview: (typed: Typed) => ReactNode;
  /** How lists will show it. Where there is room it stands beside the form and follows each keystroke. */
  card: (typed: Typed) => ReactNode;
  children: ReactNode;
}

/** 編輯 and 預覽 of one form. The fields stay where they are while the preview is looked at. */
export function FormWithPreview<Typed extends object>({
  control,
  preview,
  card,
  children,
}: FormWithPreviewProps<Typed>) {
  const t = useTexts(ownPageTexts);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const hasRoom = useMediaQuery(fromDesktop);
  return (
    <>
      <SegmentedControl
        label={t('ownPage.mode')}
        value={mode}
        options={[
          { value: 'edit', label: t('ownPage.edit') },
          { value: 'preview', label: t('ownPage.preview') },
        ]}
        onChange={setMode}
      />
      {mode === 'preview' && <Watched control={control} show={preview} />}
      <Sides hidden={mode === 'preview'}>
        <div>{children}</div>
        {hasRoom && mode === 'edit' && (
          <Aside aria-label={t('ownPage.inLists')}>
            <h2>{t('ownPage.inLists')}</h2>
            <div inert>
              <Watched control={control} show={card} />
            </div>
          </Aside>
        )}
      </Sides>
    </>
  );
}

/** What is typed, in some form; the fields themselves are not drawn anew with it. */
function Watched<Values extends object>({
  control,
  show,
}: {
  control: Control<Values>;
  show: (typed: Values) => ReactNode;
}) {
  return show(useWatch({ control, compute: (typed: Values) => typed }));
}
