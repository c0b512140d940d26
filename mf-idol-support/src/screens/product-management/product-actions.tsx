import { useToasts } from '@spotlight/shared/contract';
import { Button, ButtonLink, ConfirmButton, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useMoveProduct } from '../../data/own-product/own-product.mutations';
import type { OwnProduct, ProductMove } from '../../data/own-product/own-product.schema';
import { productName } from '../../data/own-product/product-name.rules';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { newProductPath, ownProductPath } from '../../paths';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The step that a state is waiting for. */
const nextMove: Record<OwnProduct['status'], Exclude<ProductMove, 'remove'>> = {
  draft: 'submit',
  rejected: 'submit',
  pending: 'withdraw',
  active: 'hide',
  inactive: 'show',
};

/** What its owner can do with goods; the server decides whether it may be now. */
export function ProductActions({ product }: { product: OwnProduct }) {
  const t = useTexts(ownProductTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending } = useMoveProduct();
  const { id, performerId, status } = product;
  const name = productName(product);
  const move = nextMove[status];
  return (
    <Row>
      <Button
        size="sm"
        variant={move === 'submit' ? 'primary' : 'outline'}
        isBusy={isPending}
        aria-label={t('ownProduct.moveNamed', { move: t(`ownProduct.moves.${move}`), name })}
        onClick={() =>
          mutate(
            { id, move },
            {
              onSuccess: () => toasts.success(t(`ownProduct.moved.${move}`)),
              onError: (error) => toasts.error(errorText(error)),
            },
          )
        }
      >
        {t(`ownProduct.moves.${move}`)}
      </Button>
      <ButtonLink
        to={ownProductPath(id)}
        size="sm"
        variant="outline"
        aria-label={t('ownProduct.editNamed', { name })}
      >
        {t('ownProduct.edit')}
      </ButtonLink>
      <ButtonLink
        to={newProductPath({ performer: performerId, kindOf: id })}
        size="sm"
        variant="outline"
        aria-label={t('ownProduct.kindNamed', { name })}
      >
        {t('ownProduct.kind')}
      </ButtonLink>
      <ConfirmButton
        size="sm"
        variant="plain"
        aria-label={t('ownProduct.moveNamed', { move: t('ownProduct.moves.remove'), name })}
        question={{
          title: t('ownProduct.removeTitle', { name }),
          body: t('ownProduct.removeBody'),
          confirmLabel: t('ownProduct.moves.remove'),
          keepLabel: t('ownProduct.keep'),
          tone: 'danger',
          onConfirm: async () => {
            await mutateAsync({ id, move: 'remove' });
            return t('ownProduct.moved.remove');
          },
        }}
      >
        {t('ownProduct.moves.remove')}
      </ConfirmButton>
    </Row>
  );
}
