/** The text of a style sheet (`asset/source` in tools/webpack/preset.ts). */
declare module '*.css' {
  const source: string;
  export default source;
}
