import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageStyleScript } from './page-style';

/** The script that says who gets a canary; a shell from before there were any has none, and nobody gets one of it. */
export const CANARY_FILE = 'canary.js';

/** What a shell says about the policy under which its pages run; one from before there was such a file says nothing. */
export const POLICY_FILE = 'policy.json';
export interface ShellPolicy {
  /** Hashes of styles that its libraries write into the page. */
  styles: string[];
  /** Names of the policies by which it makes strings trusted. */
  trustedTypes: string[];
}

/** Players of videos and music. `mf-idol-support` embeds no others. */
const players = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
];

/** Where a form is posted to pay: the pages of ECPay, and of its stage. */
const payees = ['https://payment.ecpay.com.tw', 'https://payment-stage.ecpay.com.tw'];

export const sourceOf = (content: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The policy of every page of a shell. Scripts: own files, and by their hashes the inline script, the one that stands before it
 * while a canary runs (a server in front reads the policy at a reload alone), and the one that makes a sheet of a prerendered page's rules. Styles: that of the page, and those of libraries, by theirs; an empty one, into which
 * styled-components puts its rules one by one; attributes none. What scripts hand to the browser as code or as markup goes through
 * `shell/src/boot/trusted-addresses.ts`. Pictures come from our own storage, where they
 * were checked: one elsewhere could be exchanged after its approval. A hosted Supabase is added by the server.
 * Films are those of banners, whose address an administrator typed. Frames: the players of works on performers' pages, which are opened by a press only.
 * @param folder the shell's version, as it was built
 */
export function policyOfShell(folder: string): string {
  const has = (name: string) => existsSync(path.join(folder, name));
  const read = (name: string) => readFileSync(path.join(folder, name));
  const inline = [...['boot.js', CANARY_FILE].filter(has).map(read), pageStyleScript].map(sourceOf);
  const own = has(POLICY_FILE) ? (JSON.parse(String(read(POLICY_FILE))) as ShellPolicy) : undefined;
  const styles = own && [sourceOf(read('page.css')), sourceOf(''), ...own.styles];
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(' ')}`,
    `style-src 'self' ${styles?.join(' ') ?? INLINE}`,
    "img-src 'self' data: blob:",
    "media-src 'self' https:",
    "connect-src 'self'",
    "font-src 'self'",
    `frame-src ${players.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${payees.join(' ')}`,
    "frame-ancestors 'none'",
    ...(own
      ? ["require-trusted-types-for 'script'", `trusted-types ${own.trustedTypes.join(' ')}`]
      : []),
  ].join('; ');
}

const INLINE = "'unsafe-inline'";

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

/** A policy under which pages of both run, such as those that are still on their way and those that come now. */
export function bothPolicies(one: string, other: string): string {
  const others = directivesOf(other);
  return [...directivesOf(one)]
    .filter(([name]) => !name.includes('trusted-types') || others.has(name))
    .map(([name, sources]) => {
      const all = [...new Set([...sources, ...(others.get(name) ?? [])])];
      // A browser that reads a hash forgets that anything may stand inline.
      const kept = all.includes(INLINE) ? all.filter((source) => !source.includes('sha256-')) : all;
      return [name, ...kept].join(' ');
    })
    .join('; ');
}
