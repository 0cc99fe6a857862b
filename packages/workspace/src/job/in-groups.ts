/** As many files as one request takes. */
const filesAtOnce = 200;
/** And as many bytes as are worth repeating after a failure. */
const bytesAtOnce = 50 * 1024 * 1024;

/** Files in groups that one request each can take. */
export const inGroups = <T extends { readonly size: number }>(files: readonly T[]): readonly (readonly T[])[] => {
  const groups: T[][] = [];
  let bytes = 0;
  for (const file of files) {
    const group = groups.at(-1);
    if (group === undefined || group.length === filesAtOnce || bytes + file.size > bytesAtOnce) {
      groups.push([file]);
      bytes = file.size;
    } else {
      group.push(file);
      bytes += file.size;
    }
  }
  return groups;
};
