import { styled } from 'styled-components';
import { BankAccountPanel } from './bank-account-panel';
import { SellerOrderList, type SellerOrderListProps } from './seller-order-list';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** The organizer's money: where buyers pay to, and who paid. */
export function SellerOrdersView(props: SellerOrderListProps) {
  return (
    <Stack>
      <BankAccountPanel />
      <SellerOrderList {...props} />
    </Stack>
  );
}
