import satisfies from 'spdx-satisfies';

export type LockFile = {
  readonly packages: {
    readonly [path: string]: {
      readonly version?: string;
      readonly license?: string;
      readonly dev?: boolean;
      readonly link?: boolean;
    };
  };
};

export type Policy = {
  /** SPDX identifiers of licences under which any dependency may be used. */
  readonly allowed: readonly string[];
  /** More licences, for packages that are only used for development and ship with nothing. */
  readonly allowedForDevelopment: readonly string[];
  /** Licences of packages whose manifest does not state one as SPDX, by `name@version`, taken from their licence file. */
  readonly corrections: { readonly [id: string]: string };
};

export type InstalledPackage = {
  readonly id: string;
  readonly path: string;
  readonly licence: string | undefined;
  readonly dev: boolean;
};

const modules = 'node_modules/';

/** The packages that a lock file installs, on any platform. */
export const lockedPackages = (
  { packages }: LockFile,
  { corrections }: Pick<Policy, 'corrections'>,
): readonly InstalledPackage[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes(modules) && link !== true)
    .map(([path, { version, license, dev = false }]) => {
      const id = `${path.slice(path.lastIndexOf(modules) + modules.length)}@${version}`;
      return { id, path, licence: corrections[id] ?? license, dev };
    });

const isAllowed = (licence: string, allowed: readonly string[]): boolean => {
  try {
    return satisfies(licence, [...allowed]);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN …": a person has to read it.
    return false;
  }
};

/** What keeps the packages from being used under the policy, a line each. */
export const licenceBreaches = (
  packages: readonly InstalledPackage[],
  { allowed, allowedForDevelopment, corrections }: Policy,
): readonly string[] => {
  const ids = new Set(packages.map(({ id }) => id));
  return [
    ...packages.flatMap(({ id, licence, dev }) => {
      if (licence === undefined) return [`${id} states no licence`];
      return isAllowed(licence, dev ? [...allowed, ...allowedForDevelopment] : allowed)
        ? []
        : [`${id} has the licence ${licence}, which is not allowed`];
    }),
    ...Object.keys(corrections).flatMap((id) => (ids.has(id) ? [] : [`${id} is corrected but not installed`])),
  ];
};
