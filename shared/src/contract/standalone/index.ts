/** Runs one remote without the shell, for those who work on it. */
export { runStandalone } from './run-standalone';
