import { readSupportAds, stepsFrom, writeSupportAds } from './support-ad.rules';

it('keeps the state in the address of its tab', () => {
  const address = '?tab=support&status=live';
  expect(writeSupportAds(readSupportAds(new URLSearchParams(address)))).toBe(address);
  expect(readSupportAds(new URLSearchParams('status=draft')).status).toBe('');
});

it('goes step by step, asks why where it is sent back, and for photos at the end', () => {
  expect(stepsFrom('submitted').map(({ to }) => to)).toEqual(['reviewing']);
  expect(stepsFrom('reviewing').filter(({ asks }) => asks === 'reason')).toHaveLength(2);
  expect(stepsFrom('live')).toEqual([{ to: 'completed', asks: 'proof' }]);
  // Waiting for the buyer, and what is over.
  expect([...stepsFrom('approved'), ...stepsFrom('needs_fix'), ...stepsFrom('completed')]).toEqual(
    [],
  );
});
