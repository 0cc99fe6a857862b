import { describeSchema } from '../../src/describe-schema.ts';
import { collections } from '../../src/records/collections.ts';
import { recordSchemas } from './sample-sets.ts';

type Collection = { readonly owner: string; readonly name: string; readonly indexes: object; readonly expiresBy?: string };

/** What each collection holds, for programs that share the database: JSON Schemas, owners, indexes, and the form in MongoDB. */
export const createRecordsDocument = () => {
  const described = Object.entries<Collection>(collections).map(([key, definition]) => ({
    ...definition,
    ...describeSchema(recordSchemas[key as keyof typeof collections]),
  }));
  return {
    title: 'Winnow records',
    storedForm: {
      _id: 'the field `id`',
      _v: 'an ObjectId that every write renews; a replacement names the one that it replaces',
      _expires: 'of collections with `expiresBy`: `at` is that time as a date, `sweep` when the server may delete the document',
    },
    collections: Object.fromEntries(
      described.map(({ name, owner, indexes, expiresBy, body }) => [name, { owner, indexes, expiresBy, schema: body }]),
    ),
    components: { schemas: Object.assign({}, ...described.map(({ parts }) => parts)) },
  };
};
