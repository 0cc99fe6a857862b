import { type Imported, importInstallation } from './import-installation.ts';

const refuseAll = async (): Promise<never> => {
  throw new Error('The target of a verification stores nothing.');
};

/** Reads an archive to its end and stores nothing; throws `INVALID_REQUEST` as an import does. */
export const verifyArchive = (archive: AsyncIterable<Uint8Array>): Promise<Imported> =>
  importInstallation(
    archive,
    {
      store: {
        collection: async () => ({
          get: refuseAll,
          insert: async () => true,
          update: refuseAll,
          find: refuseAll,
          findFields: refuseAll,
          scan: refuseAll,
          delete: refuseAll,
        }),
      },
      files: {
        put: async (source, { name }) => {
          let bytes = 0;
          for await (const chunk of source) bytes += chunk.length;
          return { name: name(''), bytes, sha256: '' };
        },
      },
    },
    () => true,
  );
