test('whoever warns is heard by Node itself', async () => {
  const { emitWarning } = process;
  const { App } = await import('./lite');
  expect(App).toBeDefined();
  expect(process.emitWarning).toBe(emitWarning);
});
