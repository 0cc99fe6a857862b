import { AppError } from '@winnow/kernel';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Upload, Uploads } from '../operations/uploads.ts';
import { callerOf } from './call.ts';

/** The upload as the storage engine leaves it on the request. */
type ReceivedFile = Express.Multer.File & { readonly upload: Upload };

const invalid = (field: string, code: string, message: string): AppError =>
  new AppError('INVALID_REQUEST', 'The form cannot be used as it is.', { fields: [{ field, code, message }] });

/** Names, headers and text fields around the file; what is beyond it cannot be a file within the limit. */
const formOverheadBytes = 1024 * 1024;

const tooLarge = (maxBytes: number): AppError =>
  new AppError('FILE_TOO_LARGE', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

const errorOf = (error: unknown, maxBytes: number): unknown => {
  if (error instanceof AppError) return error;
  if (!(error instanceof MulterError))
    return new AppError('MALFORMED_MULTIPART', 'The multipart body is malformed or incomplete.', { cause: error });
  const field = error.field ?? '';
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(maxBytes);
    case 'LIMIT_UNEXPECTED_FILE':
      if (field !== 'file')
        return new AppError('MISSING_FILE', 'The file was sent in another field than "file".', {
          fields: [{ field, code: 'unexpected_file', message: 'Send the resume in the field "file".' }],
        });
      return invalid('file', 'unexpected_file', 'Exactly one file is taken, in the field "file".');
    case 'LIMIT_FILE_COUNT':
      return invalid('file', 'unexpected_file', 'Exactly one file is taken, in the field "file".');
    case 'LIMIT_FIELD_VALUE':
      return new AppError('TEXT_TOO_LONG', 'A form field is too long.', {
        fields: [{ field, code: 'too_long', message: 'The text is too long.' }],
      });
    default:
      return invalid(field, error.code.toLowerCase(), 'The form has too many or malformed parts.');
  }
};

/** Takes a form with one file, which is streamed to the store under its caller and hash and never held in memory. */
export const receiveUpload = (uploads: Pick<Uploads, 'take' | 'release'>, maxBytes: number): RequestHandler => {
  const refusals = new WeakMap<Request, (error: unknown) => void>();
  const callerIn = (request: Request) => callerOf(request.res as Response);
  const storage: multer.StorageEngine = {
    _handleFile: (request, file, done) => {
      // Left open on a refusal: a stream that ends in the middle would make multer report a broken form instead.
      uploads.take(callerIn(request), file.stream.iterator({ destroyOnReturn: false }), maxBytes).then(
        (upload) => done(null, { upload } as Partial<ReceivedFile>),
        (error: unknown) => {
          file.stream.resume();
          refusals.get(request)?.(error);
          done(error);
        },
      );
    },
    // The file was stored before another part of the form was refused.
    _removeFile: (request, file, done) => {
      uploads.release(callerIn(request), (file as ReceivedFile).upload).then(() => done(null), done);
    },
  };
  const take = multer({
    storage,
    // One byte over our own limit, which is the one that answers.
    limits: {
      fileSize: maxBytes + 1,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: 256 * 1024,
      fieldNameSize: 100,
      headerPairs: 50,
    },
    defParamCharset: 'utf8',
  }).single('file');
  return (request, response, next) => {
    if (Number(request.get('content-length') ?? 0) > maxBytes + formOverheadBytes) throw tooLarge(maxBytes);
    const settled = Promise.withResolvers<unknown>();
    refusals.set(request, settled.resolve);
    // multer reads a form to its end before it tells of an error; a file that is too large is refused when that is known.
    take(request, response, settled.resolve);
    settled.promise.then((error) => next(error === undefined || error === null ? undefined : errorOf(error, maxBytes)), next);
  };
};

/** The one uploaded file. Throws `MISSING_FILE`. */
export const uploadOf = (request: Request): Upload => {
  const received = request.file as ReceivedFile | undefined;
  if (received === undefined) throw new AppError('MISSING_FILE', 'No file was sent in the field "file".');
  return received.upload;
};

/** A text field that may stand once; `undefined` when it is absent. Throws `INVALID_REQUEST` when it is repeated. */
export const textField = (request: Request, name: string): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value: unknown = Reflect.get(body, name);
  if (typeof value === 'string') return value;
  throw invalid(name, 'repeated', 'The field is taken once, as text.');
};
