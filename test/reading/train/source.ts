/** A folder of labelled files to learn from: how much each file counts, and of how many files one is taken. */
export type Source = { readonly folder: string; readonly weight: number; readonly every: number };

/** A folder that is named as FOLDER[*WEIGHT][%EVERY]. */
export const sourceOf = (text: string): Source => {
  const [, folder = '', weight = '1', every = '1'] = /^([^*%]+)(?:\*([\d.]+))?(?:%(\d+))?$/.exec(text) ?? [];
  if (folder === '') throw new Error(`Name a folder with labelled files as FOLDER[*WEIGHT][%EVERY], not ${text}`);
  return { folder, weight: Number(weight), every: Number(every) };
};
