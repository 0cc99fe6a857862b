import type { DropItem } from 'react-aria-components';

/** Files of the system that a dropped folder may hold beside resumes. */
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/** The files among dropped items, those in folders included. */
export const droppedFiles = async (items: Iterable<DropItem> | AsyncIterable<DropItem>): Promise<readonly File[]> => {
  const files: File[] = [];
  for await (const item of items) {
    if (item.kind === 'file' && !isHidden(item.name)) files.push(await item.getFile());
    if (item.kind === 'directory') files.push(...(await droppedFiles(item.getEntries())));
  }
  return files;
};

/** Files of an input, without those of the system. */
export const chosenFiles = (list: FileList | null): readonly File[] => [...(list ?? [])].filter(({ name }) => !isHidden(name));
