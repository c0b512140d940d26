/** The contract's test kit: render a screen as the shell would, with fakes that never invent answers. */
export { answerUploads, type Upload } from './answer-uploads';
export { catchDownloads, type Download } from './catch-downloads';
export {
  createFakeAccount,
  createFakeBackend,
  createFakeServices,
  createFakeSession,
  createFakeToasts,
  type FakeAnswer,
  type FakeFunctions,
  withRows,
} from './fake-services';
export { createFakeTexts, faultsOf } from './form-faults';
export { renderInShell, type RenderInShellOptions, type RenderedInShell } from './render-in-shell';
