import type { Readable } from 'node:stream';
import { AppError, isAppError } from '@winnow/kernel';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { invalidField } from '../http/invalid-field.ts';

/** For names, headers and text fields around the files; anything larger exceeds the limit. */
const formOverheadBytes = 1024 * 1024;

export type FormRules<T> = {
  readonly field: string;
  readonly maxFiles: number;
  /** Of all files together. */
  readonly maxBytes: number;
  readonly tooMany: () => AppError;
  readonly tooLarge: () => AppError;
  /** Processes one file while it arrives; on a rejection, its stream stays open. */
  readonly take: (request: Request, source: AsyncIterable<Uint8Array>, name: string, index: number) => Promise<T>;
  /** Undoes `take` when another part of the form was rejected. */
  readonly drop: (request: Request, taken: T) => Promise<void>;
};

/** The result of `take` for a file, as the storage engine leaves it on the request. */
type ReceivedFile<T> = Express.Multer.File & { readonly taken: T };

/** A form while it is received. */
type Reception = {
  /** Those that have begun. */
  files: number;
  readonly refuse: (error: unknown) => void;
};

const malformed = (cause: unknown): AppError =>
  new AppError('MALFORMED_MULTIPART', 'The multipart body is malformed or incomplete.', { cause });

/** Why a file was not taken: a form that ends in the middle of it is distinguished from a failure of processing it. */
const failureOf = ({ errored }: Readable, cause: unknown): AppError => {
  if (errored !== null) return malformed(cause);
  return isAppError(cause) ? cause : new AppError('INTERNAL', 'The file could not be accepted.', { cause });
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
      return new AppError('MISSING_FILE', `The file was not sent in the field "${field}".`, {
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

/** Receives a form whose files are streamed and never held in memory. */
export const receiveForm = <T>(rules: FormRules<T>): RequestHandler => {
  const { field, maxFiles, maxBytes, take, drop, tooLarge } = rules;
  const receptions = new WeakMap<Request, Reception>();
  const storage: multer.StorageEngine = {
    _handleFile: (request, file, done) => {
      const reception = receptions.get(request) ?? { files: 0, refuse: () => {} };
      const stream: Readable = file.stream;
      // Stays open on a rejection: a stream that ends in the middle would make multer report a broken form instead.
      take(request, stream.iterator({ destroyOnReturn: false }), file.originalname, reception.files).then(
        (taken) => {
          // A file that is not read to its end would block the rest of the form.
          stream.resume();
          done(null, { taken } as Partial<ReceivedFile<T>>);
        },
        (cause: unknown) => {
          const error = failureOf(stream, cause);
          stream.resume();
          reception.refuse(error);
          done(error);
        },
      );
      reception.files += 1;
    },
    // The file was stored before another part of the form was rejected.
    _removeFile: (request, file, done) => {
      drop(request, (file as ReceivedFile<T>).taken).then(() => done(null), done);
    },
  };
  const parse = multer({
    storage,
    // One byte over our own limit, which produces the error.
    limits: {
      fileSize: maxBytes + 1,
      files: maxFiles,
      fields: 20,
      parts: maxFiles + 20,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      // A name is only a name: brackets would be interpreted as a path into an object, or as an array index of any size.
      fieldNestingDepth: 0,
      headerPairs: 50,
    },
    defParamCharset: 'utf8',
    // Folders with one file per person can only be told apart by their paths; names are shown, never used.
    preservePath: true,
  }).array(field, maxFiles);
  return (request, response, next) => {
    if (Number(request.get('content-length') ?? 0) > maxBytes + formOverheadBytes) throw tooLarge();
    const settled = Promise.withResolvers<unknown>();
    receptions.set(request, { files: 0, refuse: settled.resolve });
    // multer reads a form to its end before it reports an error; a file that is too large is rejected as soon as this is known.
    parse(request, response, settled.resolve);
    settled.promise.then((error) => next(error === undefined || error === null ? undefined : errorOf(error, rules)), next);
  };
};

/** The result of `take` for each file of the form, in order. */
export const takenOf = <T>(request: Request): readonly T[] =>
  Array.isArray(request.files) ? (request.files as ReceivedFile<T>[]).map(({ taken }) => taken) : [];
