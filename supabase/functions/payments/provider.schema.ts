/** How somebody pays; each belongs to one provider. */
export type Method = 'card' | 'atm' | 'cvs' | 'linepay';
export type ProviderId = 'ecpay' | 'linepay';

/** A try to pay, as `start_payment` answers. */
export interface Attempt {
  tradeNo: string;
  provider: ProviderId;
  method: Method;
  /** NT$, the database's word. */
  amount: number;
  orderId: string;
  orderNo: string;
  /** Until when a number to pay to may live; null where there is none. */
  payUntil: string | null;
}

/** Where the browser goes: an address to open, or fields to post. */
type Beginning =
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'address'; url: string; providerRef: string };

/** What a provider says of a try, in the words of `record_payment_notice`. */
export interface Said {
  tradeNo: string;
  providerRef: string | null;
  outcome: 'paid' | 'failed' | 'issued';
  amount: number | null;
  details: Record<string, string>;
}

/** A try that is asked about. */
export type Asked = Pick<Attempt, 'tradeNo' | 'amount' | 'method'> & { providerRef: string | null };

/** Money that goes back. */
export interface Refund extends Asked {
  providerRef: string;
  /** Of the whole payment. */
  isWhole: boolean;
}

/** Sent under this number, or refused. Whoever cannot know throws. */
type RefundAnswer = { outcome: 'sent'; reference: string } | { outcome: 'refused'; error: string };

/** The addresses that a provider is given: of the site for people, of the function for servers. */
export interface Addresses {
  orderPage(orderId: string): string;
  notices: string;
}

/** What every provider can do. Nothing outside of its folder knows which one it is. */
export interface PaymentProvider {
  id: ProviderId;
  methods: Method[];
  begin(attempt: Attempt, addresses: Addresses): Promise<Beginning>;
  /** Asks what became of a try; null when there is nothing to say yet. May take the money that is ready. */
  ask(attempt: Asked, canCount: () => Promise<boolean>): Promise<Said | null>;
  sendBack(refund: Refund): Promise<RefundAnswer>;
}
