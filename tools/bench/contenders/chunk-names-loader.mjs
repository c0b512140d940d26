/** Puts the remote's id before the names that it gives to its chunks. */
export default function prefixChunkNames(source) {
  const [, id] = /[\\/](mf-[a-z-]+)[\\/]src[\\/]/.exec(this.resourcePath) ?? [];
  return source.replaceAll(/webpackChunkName: "/g, `webpackChunkName: "${id}-`);
}
