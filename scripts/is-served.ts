/** Whether a file of `packages` or `services`, by its path in there, is part of the running program, so that a change needs a restart. */
export const isServed = (path: string): boolean =>
  /\.(?:ts|mjs|js|json|css|html|svg)$/.test(path) && !/(?:^|\/)(?:test|node_modules|schemas|\.[^/]*)\//.test(path);
