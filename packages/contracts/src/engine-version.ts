/**
 * Version of everything that determines a result: reading, parsing, rules and texts. Part of every cache key and report; raise it
 * with any change that can alter a response.
 */
export let engineVersion = '2026.12.4';

/**
 * Adds what an operator configured to the version, as results differ with it. Called once, before anything is computed; every
 * importer sees the new version.
 */
export const extendEngineVersion = (part: string): void => {
  engineVersion = `${engineVersion}-${part}`;
};

let ownVersion: string | undefined;

/** Adds the models of optional providers to the version. Called once, after `extendEngineVersion`. */
export const addProvidersToVersion = (part: string): void => {
  ownVersion = engineVersion;
  extendEngineVersion(part);
};

/**
 * The month of the engine, YYYY-MM: current positions are counted up to it, so that a result depends on the engine and not on the
 * day.
 */
export const engineMonth = engineVersion.split('.').slice(0, 2).join('-');

/**
 * Version of a result of this engine: its own or, if another release had parsed the file, followed by that release
 * (`2026.12.2+2026.11.9`). A result that two releases produced together is thus never mistaken for a result of either.
 */
export const resultVersionOn = (reading: string): string =>
  reading === engineVersion ? engineVersion : `${engineVersion}+${reading}`;

/** Version of a result that had to be computed without the providers: it is not found where one with them is looked for. */
export const resultVersionWithoutProviders = (reading: string): string =>
  ownVersion === undefined ? resultVersionOn(reading) : `${ownVersion}+${reading}`;

/** Version of a parsed resume that had to do without the providers. */
export const readingVersionWithoutProviders = (): string => ownVersion ?? engineVersion;

/** Version of the parsed resume behind a result. */
export const readingVersionOf = (version: string): string => version.slice(version.indexOf('+') + 1);

/**
 * Shape of packed content and layout. Raised by a change that a scorer of the previous release could not handle; such a scorer
 * retries until it is upgraded.
 */
export const readingShape = 2;
