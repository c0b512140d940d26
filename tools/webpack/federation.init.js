/**
 * Starts a container's part of the federation runtime. The library's own start also mends shared modules
 * that a container has shaken into a build of their own; containers here share none.
 */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('The build has no options for the federation runtime.');
  return runtime.init({ ...initOptions, plugins: initOptions.plugins ?? [] });
}
