import type { Readable } from 'node:stream';
import { AppError, isAppError } from '@winnow/kernel';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { invalidField } from '../http/invalid-field.ts';

/** Names, headers and text fields around the files; what is beyond it cannot be within the limit. */
const formOverheadBytes = 1024 * 1024;

export type FormRules<T> = {
  readonly field: string;
  readonly mostFiles: number;
  /** Of all files together. */
  readonly mostBytes: number;
  readonly tooMany: () => AppError;
  readonly tooLarge: () => AppError;
  /** Takes one file while it comes; its stream is left open on a refusal. */
  readonly take: (request: Request, source: AsyncIterable<Uint8Array>, name: string, index: number) => Promise<T>;
  /** Undoes `take` when another part of the form was refused. */
  readonly drop: (request: Request, taken: T) => Promise<void>;
};

/** What `take` made of a file, as the storage engine leaves it on the request. */
type ReceivedFile<T> = Express.Multer.File & { readonly taken: T };

const malformed = (cause: unknown): AppError =>
  new AppError('MALFORMED_MULTIPART', 'The multipart body is malformed or incomplete.', { cause });

/** The bytes of a file; that the form breaks off in the middle of it is told apart from what goes wrong with taking it. */
const read = async function* (stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Left open on a refusal: a stream that ends in the middle would make multer report a broken form instead.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw malformed(error);
  }
};

const errorOf = <T>(error: unknown, { field, tooMany, tooLarge }: FormRules<T>): unknown => {
  if (error instanceof AppError) return error;
  if (!(error instanceof MulterError)) return malformed(error);
  const name = error.field ?? '';
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge();
    case 'LIMIT_UNEXPECTED_FILE':
      if (name === field) return tooMany();
      return new AppError('MISSING_FILE', `The file was sent in another field than "${field}".`, {
        fields: [{ field: name.slice(0, 100), code: 'unexpected_file', message: `Send files in the field "${field}".` }],
      });
    case 'LIMIT_FILE_COUNT':
      return tooMany();
    case 'LIMIT_FIELD_VALUE':
      return new AppError('TEXT_TOO_LONG', 'A form field is too long.', {
        fields: [{ field: name, code: 'too_long', message: 'The text is too long.' }],
      });
    default:
      return invalidField(name, error.code.toLowerCase(), 'The form has too many or malformed parts.');
  }
};

/** Takes a form whose files are streamed on while they come and never held in memory. */
export const receiveForm = <T>(rules: FormRules<T>): RequestHandler => {
  const { field, mostFiles, mostBytes, take, drop, tooLarge } = rules;
  const refusals = new WeakMap<Request, (error: unknown) => void>();
  const counts = new WeakMap<Request, number>();
  const storage: multer.StorageEngine = {
    _handleFile: (request, file, done) => {
      const index = counts.get(request) ?? 0;
      counts.set(request, index + 1);
      const stream: Readable = file.stream;
      take(request, read(stream), file.originalname, index).then(
        (taken) => {
          // What was taken without being read to its end would hold up the rest of the form.
          stream.resume();
          done(null, { taken } as Partial<ReceivedFile<T>>);
        },
        (cause: unknown) => {
          const error = isAppError(cause) ? cause : new AppError('INTERNAL', 'The file could not be taken.', { cause });
          stream.resume();
          refusals.get(request)?.(error);
          done(error);
        },
      );
    },
    // The file was stored before another part of the form was refused.
    _removeFile: (request, file, done) => {
      drop(request, (file as ReceivedFile<T>).taken).then(() => done(null), done);
    },
  };
  const parse = multer({
    storage,
    // One byte over our own limit, which is the one that answers.
    limits: {
      fileSize: mostBytes + 1,
      files: mostFiles,
      fields: 20,
      parts: mostFiles + 20,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      // A name is a name: brackets would be taken for the path into an object, or for the index of an array of any length.
      fieldNestingDepth: 0,
      headerPairs: 50,
    },
    defParamCharset: 'utf8',
    // Folders with a file for each person can only be told apart by their paths; names are shown, never used.
    preservePath: true,
  }).array(field, mostFiles);
  return (request, response, next) => {
    if (Number(request.get('content-length') ?? 0) > mostBytes + formOverheadBytes) throw tooLarge();
    const settled = Promise.withResolvers<unknown>();
    refusals.set(request, settled.resolve);
    // multer reads a form to its end before it tells of an error; a file that is too large is refused when that is known.
    parse(request, response, settled.resolve);
    settled.promise.then((error) => next(error === undefined || error === null ? undefined : errorOf(error, rules)), next);
  };
};

/** What was taken of each file of the form, in the order of the form. */
export const takenOf = <T>(request: Request): readonly T[] =>
  Array.isArray(request.files) ? (request.files as ReceivedFile<T>[]).map(({ taken }) => taken) : [];
