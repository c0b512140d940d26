import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as EqualAccess from 'accessibility-checker-engine';
import { isLongRun } from '../../tools/run-size/run-size';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** A rule that is broken, and the tag of the element that breaks it. */
interface BrokenRule {
  ruleId: string;
  message: string;
  snippet: string;
}

/** Findings that are meant so, and why. */
const exceptions: ReadonlyArray<{ ruleId: string; snippet: RegExp; reason: string }> = [
  {
    ruleId: 'aria_content_in_landmark',
    snippet: /^<a [^>]*href="#main"/,
    reason:
      'the skip link comes before everything that it skips, landmarks too (technique G1 of WCAG)',
  },
  {
    ruleId: 'input_autocomplete_valid',
    snippet: /^<input (?=[^>]*type="email")[^>]*autocomplete="username"/,
    reason: 'people log in by e-mail, and password managers look for the name beside a password',
  },
  {
    ruleId: 'element_tabbable_role_valid',
    snippet: /^<div (?=[^>]*tabindex="0")(?=[^>]*aria-label="[^"]+")[^>]*role="region"/,
    reason:
      'a wide table scrolls within its region: keys have to reach it (scrollable-region-focusable)',
  },
  {
    ruleId: 'element_tabbable_role_valid',
    snippet: /^<div (?=[^>]*tabindex="0")(?=[^>]*aria-labelledby="[^"]+")[^>]*role="group"/,
    reason:
      'the panel beside a list scrolls, and may hold nothing that keys reach; as a landmark it would bear the name of the panel again',
  },
  {
    ruleId: 'element_tabbable_role_valid',
    snippet: /^<li [^>]*--toasts-before/,
    reason: 'the library of toasts lets keys reach each one, where it can be dismissed and waits',
  },
];

/**
 * Rules that only suspect and never are sure, which is all that is told here. They measure every element that keys reach, and took
 * three quarters of what all rules together take.
 */
const neverSure = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
];

/**
 * What IBM Equal Access is sure about: a rule of its guideline is broken. What it only recommends or wants
 * somebody to look at is not here. The engine comes out of its package and asks no server.
 */
export async function findBrokenRules(page: Page): Promise<BrokenRule[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(source);
  // Contrasts are what takes longest, and axe asks for them as well: of both engines in the long run.
  const left = isLongRun ? neverSure : [...neverSure, 'text_contrast_sufficient'];
  const broken = await page.evaluate(async (leftOut) => {
    const { ace } = globalThis as unknown as { ace: typeof EqualAccess };
    const guideline = 'IBM_Accessibility';
    const checker = new ace.Checker();
    // Only what can be broken for certain; what is recommended is not told.
    const isAsked = (rule: string) =>
      !leftOut.includes(rule) &&
      Object.values(checker.ruleReasonLevels[rule]?.[guideline] ?? {}).some(
        (level: string) => level === 'VIOLATION',
      );
    checker.rulesetRules[guideline] = (checker.rulesetRules[guideline] ?? []).filter(isAsked);
    const { results } = await checker.check(document, [guideline]);
    // The engine measures from what is in a dialog to what lies behind it, where nobody can press.
    const hasDialog = document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
    return results
      .filter(({ value }) => value.join('/') === 'VIOLATION/FAIL')
      .filter(({ ruleId }) => !(hasDialog && ruleId === 'target_spacing_sufficient'))
      .map(({ ruleId, message, snippet }): BrokenRule => ({ ruleId, message, snippet }));
  }, left);
  return broken.filter(
    ({ ruleId, snippet }) =>
      !exceptions.some((known) => known.ruleId === ruleId && known.snippet.test(snippet)),
  );
}
