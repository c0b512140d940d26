/**
 * Version of the contract between the shell and its remotes (semver). A remote states the range that
 * it needs in its manifest; the shell refuses, before any code runs, what its own version does not
 * satisfy. Major: something was removed or changed. Minor: something was added.
 */
export const CONTRACT_VERSION = '1.14.0';
