import { ConfirmButton, Notice, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import { useRemoveWish } from '../../data/wish/wish.mutations';
import birthdayPageTexts from '../../locales/birthday-page.zh-TW.json';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  & > h3 {
    font-size: var(--text-16);
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The visitor's own wish of this year, which can be taken back unless it was hidden. */
export function OwnWish({ wish }: { wish: NonNullable<BirthdayPage['myWish']> }) {
  const t = useTexts(birthdayPageTexts);
  const { mutateAsync } = useRemoveWish();
  return (
    <Box>
      <h3>{t('wishes.mine')}</h3>
      <p>{wish.body}</p>
      {wish.status === 'hidden' ? (
        <Notice tone="warning">{t('wishes.hidden')}</Notice>
      ) : (
        <ConfirmButton
          variant="outline"
          size="sm"
          question={{
            title: t('wishes.remove'),
            body: t('wishes.removeBody'),
            confirmLabel: t('wishes.remove'),
            keepLabel: t('wishes.keep'),
            onConfirm: async () => {
              await mutateAsync(wish.id);
              return t('wishes.removed');
            },
          }}
        >
          {t('wishes.remove')}
        </ConfirmButton>
      )}
    </Box>
  );
}
