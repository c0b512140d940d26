import {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * What a container needs of `@module-federation/runtime`: an instance of its own, or the one that a
 * container of this very build has made. The library's own file also loads remotes, preloads them and
 * registers more of them, which containers here do not.
 */
export function init(given) {
  const options = { ...given, id: given.id ?? '' };
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === options.name && !instance.options.version,
  );
  if (known) {
    known.initOptions(options);
    return known;
  }
  const Constructor = getGlobalFederationConstructor() || ModuleFederation;
  const instance = new Constructor(options);
  setGlobalFederationInstance(instance);
  return instance;
}

setGlobalFederationConstructor(ModuleFederation);
