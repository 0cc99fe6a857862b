import { closest, distance } from 'fastest-levenshtein';
import { serviceVariables, toolVariables } from './known-variables.ts';
import type { Environment } from './read-config.ts';

/** Kubernetes sets these in every container for each Service of the namespace, such as `WINNOW_GATEWAY_SERVICE_HOST`. */
const isServiceLink = (key: string, value = ''): boolean =>
  /_SERVICE_HOST$|_SERVICE_PORT(?:_|$)|_PORT_\d+_[A-Z]+(?:_|$)/.test(key) || /^(?:tcp|udp|sctp):\/\//.test(value);

/** Edits to a known name; beyond that, no name is suggested. */
const maxDistance = 4;

/** One line for each `WINNOW_*` variable that nothing reads, with the variable that was probably meant. */
export const findUnknownVariables = (environment: Environment): readonly string[] => {
  const known = new Set([...serviceVariables, ...toolVariables]);
  return Object.keys(environment)
    .filter((key) => key.startsWith('WINNOW_') && !known.has(key) && !isServiceLink(key, environment[key]))
    .sort()
    .map((key) => {
      const nearest = closest(key, [...serviceVariables]);
      const hint = distance(key, nearest) <= maxDistance ? ` Did you mean ${nearest}?` : '';
      return `${key} is not a variable of Winnow.${hint}`;
    });
};
