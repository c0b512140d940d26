/** A fault of the second reading that is mended, and what puts its functions back as they were. */
export interface Fault {
  /** As in docs/database/model.md. */
  number: string;
  what: string;
  file: string;
  /** Where the model looks for it, so that it need not wander: indexes of its focuses. */
  focus: number[];
}

const [everything, tickets, bookings, promotion, people, leavers] = [0, 1, 2, 3, 4, 5];

export const faults: Fault[] = [
  {
    number: '1',
    what: 'a price that the guest declined binds by the host’s yes',
    file: '01-declined-price-binds.sql',
    focus: [bookings],
  },
  {
    number: '2',
    what: 'a sold event is moved to today',
    file: '02-sold-event-moves-into-the-past.sql',
    focus: [tickets],
  },
  {
    number: '6',
    what: 'a seller leaves who owes something',
    file: '06-seller-leaves-owing.sql',
    focus: [people, leavers],
  },
  {
    number: '7',
    what: 'an administrator deletes an account that owes something',
    file: '07-deleted-by-an-administrator.sql',
    focus: [people, leavers],
  },
  {
    number: '8',
    what: 'the events of a disabled organizer sell on',
    file: '08-disabled-organizer-sells.sql',
    focus: [people, leavers],
  },
  {
    number: '10',
    what: 'a deleted account keeps its place in a waitlist',
    file: '10-deleted-account-waits.sql',
    focus: [leavers],
  },
  {
    number: '11',
    what: 'the host reads phone and e-mail before anything is paid',
    file: '11-contacts-before-payment.sql',
    focus: [bookings],
  },
  {
    number: '12',
    what: 'an organizer rates the own event',
    file: '12-own-event-rated.sql',
    focus: [tickets],
  },
  {
    number: '13',
    what: 'somebody finds the own payment',
    file: '13-own-cause.sql',
    focus: [tickets],
  },
  {
    number: '14',
    what: 'a campaign stays met when its pledges are not kept',
    file: '14-cancelled-pledge-keeps-the-goal.sql',
    focus: [promotion],
  },
  {
    number: '15',
    what: 'a campaign that is called off gives nothing back',
    file: '15-cancelled-campaign-keeps-the-money.sql',
    focus: [promotion],
  },
  {
    number: '16',
    what: 'a rejected payment can be made again for a cancelled event',
    file: '16-payable-for-a-cancelled-event.sql',
    focus: [tickets],
  },
  {
    number: '18',
    what: 'money is sent to no account',
    file: '18-sent-to-nowhere.sql',
    focus: [tickets],
  },
  {
    number: '19',
    what: 'a transfer with invented digits holds stock for ever',
    file: '19-invented-transfer-holds.sql',
    focus: [everything],
  },
  {
    number: '20',
    what: 'an approved advertisement that is rejected on purpose costs nothing',
    file: '20-rejected-on-purpose.sql',
    focus: [promotion],
  },
  {
    number: '21',
    what: 'an advertisement that is asked back is approved',
    file: '21-shown-while-asked-back.sql',
    focus: [promotion],
  },
  {
    number: '22',
    what: 'a picture on a foreign host goes live',
    file: '22-picture-elsewhere.sql',
    focus: [promotion],
  },
  {
    number: '26',
    what: 'the last place of a gig is stuck',
    file: '26-place-of-a-gig-stuck.sql',
    focus: [bookings],
  },
  { number: '27', what: 'an event ends never', file: '27-no-end.sql', focus: [tickets] },
  {
    number: '28',
    what: 'more tickets than the limit, by transfer',
    file: '28-limit-by-transfer.sql',
    focus: [tickets],
  },
  {
    number: '30',
    what: 'a payment after the event gives a valid ticket and no money back',
    file: '30-paid-after-the-event.sql',
    focus: [tickets],
  },
  {
    number: '31',
    what: 'a ticket is taken whose type became untransferable',
    file: '31-given-away-all-the-same.sql',
    focus: [tickets],
  },
  {
    number: '+',
    what: 'a ticket under refund is given away',
    file: '32-asked-back-and-given-away.sql',
    focus: [tickets],
  },
];
