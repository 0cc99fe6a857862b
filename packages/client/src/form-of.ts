import { openFile } from '#open-file';
import type { FileInput } from './inputs.ts';

const defaultName = 'file';

const blobOf = (data: Blob | Uint8Array | string): Blob =>
  // A copy: TypeScript cannot know that the bytes are not shared with another thread.
  data instanceof Blob ? data : new Blob([typeof data === 'string' ? data : new Uint8Array(data)]);

const fileOf = async (input: FileInput): Promise<{ readonly name: string; readonly data: Blob }> => {
  if (typeof input === 'string') return openFile(input);
  if (input instanceof Blob)
    return { name: 'name' in input && typeof input.name === 'string' ? input.name : defaultName, data: input };
  if (input instanceof Uint8Array) return { name: defaultName, data: blobOf(input) };
  return { name: input.name, data: blobOf(input.data) };
};

/** The form of an operation. Fields that are `undefined` are omitted; `file` and `files` are sent as files. */
export const formOf = async (fields: { readonly [name: string]: unknown }): Promise<FormData> => {
  const form = new FormData();
  // Fields first: the server can reject a request before it has read the files.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && name !== 'file' && name !== 'files') form.append(name, String(value));
  const files = [
    ...(fields.file === undefined ? [] : [['file', fields.file as FileInput] as const]),
    ...((fields.files ?? []) as readonly FileInput[]).map((each) => ['files', each] as const),
  ];
  for (const [field, input] of files) {
    const { name, data } = await fileOf(input);
    form.append(field, data, name);
  }
  return form;
};
