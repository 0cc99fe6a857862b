import { loadDocument, readOperations } from './read-operations.ts';
import { writeBruno } from './write-bruno.ts';
import { writePythonModels, writePythonOperations } from './write-python.ts';
import { writeTable, writeTypes } from './write-typescript.ts';

/** Everything that is generated from the OpenAPI document for clients: text by path. */
export const generatedClientFiles = (): { readonly [path: string]: string } => {
  const document = loadDocument();
  const operations = readOperations(document);
  return {
    'packages/client/generated/types.ts': writeTypes(document, operations),
    'packages/client/generated/operations.ts': writeTable(document, operations),
    'clients/python/src/winnow_client/_models.py': writePythonModels(document, operations),
    'clients/python/src/winnow_client/_operations.py': writePythonOperations(document, operations),
    ...writeBruno(document, operations),
  };
};
