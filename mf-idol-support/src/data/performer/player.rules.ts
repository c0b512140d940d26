/** How a work is played inside the page. */
export interface Player {
  platform: 'YouTube' | 'Vimeo' | 'Spotify' | 'SoundCloud';
  kind: 'video' | 'music';
  /** Address of the frame; it begins to play, because it is opened by a press. */
  src: string;
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m|music)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? /^\/(?:shorts|live|embed)\/([^/]+)/.exec(pathname)?.[1])
        : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/**
 * The player for the address of a work, or `null` for one that is only linked. The frames that are allowed at all stand
 * in the policy of the page (`tools/release/publish-index.ts`).
 */
export function playerOf(address: string): Player | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return null;
  const video = youtubeId(url);
  if (video) {
    const src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
    return { platform: 'YouTube', kind: 'video', src };
  }
  const vimeo = /^\/(\d+)$/.exec(url.pathname)?.[1];
  if (/^(www\.)?vimeo\.com$/.test(url.hostname) && vimeo) {
    const src = `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
    return { platform: 'Vimeo', kind: 'video', src };
  }
  const spotify = /^\/(?:intl-\w+\/)?((?:track|album|artist|playlist|episode)\/\w+)$/.exec(
    url.pathname,
  )?.[1];
  if (url.hostname === 'open.spotify.com' && spotify) {
    return { platform: 'Spotify', kind: 'music', src: `https://open.spotify.com/embed/${spotify}` };
  }
  if (/^(www\.)?soundcloud\.com$/.test(url.hostname) && url.pathname.length > 1) {
    const src = `https://w.soundcloud.com/player/?auto_play=true&url=${encodeURIComponent(address)}`;
    return { platform: 'SoundCloud', kind: 'music', src };
  }
  return null;
}

/** Where a work lies, for its link: the host without `www.`. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
