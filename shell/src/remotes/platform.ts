/**
 * The libraries of ours that screens need and the shell's own first paint does not. One chunk; the
 * build provides it to remotes because it is named here.
 */
export const loadPlatform = () =>
  Promise.all([
    import('@spotlight/artwork'),
    import('@spotlight/shared/format'),
    import('@spotlight/shared/ui'),
    import('@spotlight/shared/vendor/zod'),
  ]);
