import * as contract from '@spotlight/shared/contract';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import * as data from '@spotlight/shared/data';
import * as vendorI18n from '@spotlight/shared/vendor/i18n';
import * as query from '@spotlight/shared/vendor/query';
import * as router from '@spotlight/shared/vendor/router';
import * as i18next from 'i18next';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

/** Package → its version, as the build knows it (`tools/webpack/sharing.ts`). */
declare const PROVIDED_VERSIONS: Record<string, string>;

const provide = (requiredVersion: string, version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion },
});
/** A library that the first paint needs, and that is there. */
const library = (lib: object, name: string) => {
  const version = PROVIDED_VERSIONS[name] ?? '';
  return { ...provide(version, version), lib: () => lib };
};
/** Ours go with the contract. */
const own = provide(`^${CONTRACT_VERSION}`, CONTRACT_VERSION);
const core = (lib: object) => ({ ...own, lib: () => lib });
const late = (load: () => Promise<object>) => ({
  ...own,
  get: async () => {
    const lib = await load();
    return () => lib;
  },
});

/** Needed by every screen and not by the first paint: they lie in the platform chunk. */
const platform = {
  '@spotlight/artwork': late(() => import('@spotlight/artwork')),
  '@spotlight/shared/format': late(() => import('@spotlight/shared/format')),
  '@spotlight/shared/ui': late(() => import('@spotlight/shared/ui')),
  '@spotlight/shared/vendor/zod': late(() => import('@spotlight/shared/vendor/zod')),
};
export const platformLibraries = Object.keys(platform);

/**
 * What remotes find here instead of carrying it: one copy of each in the page. The first two groups are part of the main
 * script; the last comes with the first form that is opened.
 */
export const sharedLibraries = {
  react: library(react, 'react'),
  'react/jsx-runtime': library(jsxRuntime, 'react'),
  'react-dom': library(reactDom, 'react-dom'),
  'react-dom/client': library(reactDomClient, 'react-dom'),
  i18next: library(i18next, 'i18next'),
  'styled-components': library(styledComponents, 'styled-components'),
  '@spotlight/shared/contract': core(contract),
  '@spotlight/shared/data': core(data),
  '@spotlight/shared/vendor/i18n': core(vendorI18n),
  '@spotlight/shared/vendor/query': core(query),
  '@spotlight/shared/vendor/router': core(router),
  ...platform,
  '@spotlight/shared/form': late(() => import('@spotlight/shared/form')),
};
