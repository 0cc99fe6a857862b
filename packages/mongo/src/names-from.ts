/**
 * Filter for names that begin with a prefix of `Files`: they are plain ASCII, so all of them sort between the prefix and the
 * first other character.
 */
export const namesFrom = (prefix: string): { readonly $gte: string; readonly $lt: string } => ({
  $gte: prefix,
  $lt: `${prefix}\u007f`,
});
