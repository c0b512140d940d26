import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import { listFiles } from './list-files';

const source = /^(shell|mf-[\w-]+|shared|supabase|tools)\/(?!words\/).*\.tsx?$/;
const test = /\.(test|fixtures?)\.tsx?$/;

/** Text of the project's own code, without tests: a key that only a test names is not shown to anybody. */
function readSources(): string {
  return listFiles()
    .filter((name) => source.test(name) && !test.test(name))
    .map((name) => readFileSync(path.join(projectRoot, name), 'utf8'))
    .join('\n');
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which keys of locale files the code asks for. */
export interface KeyUses {
  has(key: string): boolean;
}

/**
 * Reads the code once. A key is asked for by its whole name, by a template that may become it (`status.${state}`), by
 * the name of its group (`returnObjects`), or with a part of a locale file that is read as data (`texts.kinds`).
 */
export function readKeyUses(): KeyUses {
  const code = readSources();
  const literals = new Set(
    [...code.matchAll(/'([\w.:-]+)'|"([\w.:-]+)"/g)].map(([, one, two]) => one ?? two ?? ''),
  );
  const properties = new Set([...code.matchAll(/\.(\w+)\b/g)].map(([, name]) => name ?? ''));
  const taken = new Set([
    ...[...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:\w*[tT]exts|labels|chinese|inForce)/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
    ),
    ...[...code.matchAll(/\b(?:\w*[tT]exts(?:\(\))?|labels|chinese|inForce\(\w+\))\.(\w+)/g)].map(
      ([, name]) => name ?? '',
    ),
  ]);
  const templates = [
    ...new Set([...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, text]) => text ?? '')),
  ]
    .map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\0'))
    // One that is nothing but a value might become anything.
    .filter((text) => /^[\w.\0-]+$/.test(text) && /[a-zA-Z]/.test(text))
    .map((text) => new RegExp(`^${escape(text).replaceAll('\0', '[\\w.-]+')}$`));

  const isNamed = (key: string) =>
    literals.has(key) || templates.some((template) => template.test(key));
  return {
    has(key) {
      const parts = key.split('.');
      const groups = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
      return (
        isNamed(key) ||
        groups.some((group) => taken.has(group)) ||
        groups.slice(0, -1).some((group) => literals.has(group)) ||
        parts.every((part) => properties.has(part) || /^\d+$/.test(part))
      );
    },
  };
}
