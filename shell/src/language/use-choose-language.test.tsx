import type { Account } from '@spotlight/shared/contract';
import {
  createFakeAccount,
  createFakeSession,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSessionStore } from '../session/testing/with-session-store';
import { chooseLanguage } from './language-choice';
import { useChooseLanguage } from './use-choose-language';

// It loads the page anew, which there is none of here.
jest.mock('./language-choice', () => ({ chooseLanguage: jest.fn() }));
const chosen = jest.mocked(chooseLanguage);
beforeEach(() => chosen.mockReset());

function Switch({ onFailure }: { onFailure: () => void }) {
  const choose = useChooseLanguage();
  return (
    <button type="button" onClick={() => void choose('en').catch(onFailure)}>
      English
    </button>
  );
}

async function press(account: Account | null, updateProfile: () => Promise<void>) {
  const onFailure = jest.fn();
  renderInShell(withSessionStore(<Switch onFailure={onFailure} />, { updateProfile }), {
    services: { session: createFakeSession(account) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  return onFailure;
}

it('is saved with the account before the page comes in it', async () => {
  const updateProfile = jest.fn(async () => expect(chosen).not.toHaveBeenCalled());
  await press(createFakeAccount(), updateProfile);
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('en'));
  expect(updateProfile).toHaveBeenCalledWith({ locale: 'en' });
});

it('is the device’s own matter for visitors', async () => {
  const updateProfile = jest.fn(async () => {});
  await press(null, updateProfile);
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('en'));
  expect(updateProfile).not.toHaveBeenCalled();
});

it('stays what it is when it cannot be saved', async () => {
  const onFailure = await press(createFakeAccount(), () => Promise.reject(new Error('refused')));
  await waitFor(() => expect(onFailure).toHaveBeenCalled());
  expect(chosen).not.toHaveBeenCalled();
});
