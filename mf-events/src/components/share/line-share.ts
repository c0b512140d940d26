/** Address at which LINE asks whom to send a link to. */
export const lineShareUrl = (url: string): string =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
