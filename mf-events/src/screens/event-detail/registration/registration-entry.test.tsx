import { ShellProvider, type Session } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeServices,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { eventDetailRow, ticketTypeRow } from '../../../data/event/event.fixtures';
import { eventDetailSchema, type EventDetail } from '../../../data/event/event-detail.schema';
import texts from '../../../locales/zh-TW.json';
import { useTicketSelection } from '../buying/use-ticket-selection';
import { RegistrationEntry, RegistrationSheet } from './registration-entry';

const eventOf = (row: unknown) => eventDetailSchema.parse(row) as EventDetail;
const onSale = eventOf(eventDetailRow());
const soldOut = eventOf(eventDetailRow({ ticketTypes: [ticketTypeRow({ state: 'sold_out' })] }));
const nobody = createFakeSession(null);
const unknown = createFakeSession(null, { isLoading: true });
const fan = createFakeSession(createFakeAccount());

interface Visit {
  session: Session;
  event: EventDetail;
}

function Entry({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  return (
    <RegistrationEntry event={event} selection={useTicketSelection(event)} onClose={onClose} />
  );
}

/** Renders the entry for a visit that changes while it is open, and a login sheet that the test answers. */
function renderVisit(session: Session, event = onSale) {
  let answer!: (isSignedIn: boolean) => void;
  const requestLogin = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const toasts = createFakeToasts();
  const onClose = jest.fn();
  let change!: (next: Partial<Visit>) => void;
  function Page() {
    const [visit, setVisit] = useState<Visit>({ session, event });
    useEffect(() => {
      change = (next) => act(() => setVisit((now) => ({ ...now, ...next })));
    }, []);
    const services = createFakeServices({ session: visit.session, requestLogin, toasts });
    return (
      <ShellProvider services={services}>
        <Entry event={visit.event} onClose={onClose} />
      </ShellProvider>
    );
  }
  renderInShell(<Page />, { texts: { events: texts } });
  const answerLogin = (isSignedIn: boolean) => act(async () => answer(isSignedIn));
  return { change, answerLogin, requestLogin, toasts, onClose };
}

beforeAll(() => RegistrationSheet.preload());

const sheet = () => screen.queryByRole('dialog', { name: '報名活動' });

test('nobody is asked to sign in before it is known who is here', () => {
  const { change, requestLogin } = renderVisit(unknown);
  expect(requestLogin).not.toHaveBeenCalled();
  change({ session: fan });
  expect(sheet()).toBeInTheDocument();
  expect(requestLogin).not.toHaveBeenCalled();
});

test('a visitor signs in, once, and goes on to the form', async () => {
  const { change, answerLogin, requestLogin, onClose } = renderVisit(unknown);
  change({ session: nobody });
  expect(requestLogin).toHaveBeenCalledTimes(1);
  expect(sheet()).not.toBeInTheDocument();
  change({ session: fan });
  await answerLogin(true);
  expect(sheet()).toBeInTheDocument();
  expect(requestLogin).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('who does not sign in stays on the page', async () => {
  const { answerLogin, onClose } = renderVisit(nobody);
  await answerLogin(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('when the last seat goes while somebody signs in, they are told instead of shown a form', async () => {
  const { change, answerLogin, toasts, onClose } = renderVisit(nobody);
  change({ session: fan, event: soldOut });
  await answerLogin(true);
  expect(sheet()).not.toBeInTheDocument();
  expect(toasts.messages).toEqual([expect.stringMatching(/售完/)]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what cannot be registered for is said at once, also before it is known who is here', () => {
  const { toasts, onClose } = renderVisit(unknown, soldOut);
  expect(toasts.messages).toEqual([expect.stringMatching(/售完/)]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('neither the end of the session nor of the stock takes away what was typed', async () => {
  const user = userEvent.setup();
  const { change, requestLogin, toasts } = renderVisit(fan);
  const name = screen.getByLabelText(/姓名/);
  await user.clear(name);
  await user.type(name, '陳小明');
  change({ event: soldOut });
  change({ session: nobody });
  await waitFor(() => expect(screen.getByLabelText(/姓名/)).toHaveValue('陳小明'));
  expect(requestLogin).not.toHaveBeenCalled();
  expect(toasts.messages).toEqual([]);
});
