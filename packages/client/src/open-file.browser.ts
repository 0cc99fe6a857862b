/** Browsers have no paths: they give files as `File`. */
export const openFile = async (_path: string): Promise<{ readonly name: string; readonly data: Blob }> => {
  throw new TypeError('A browser cannot open a path. Pass a File instead.');
};
