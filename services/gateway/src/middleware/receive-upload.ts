import { AppError } from '@winnow/kernel';
import type { Request, RequestHandler, Response } from 'express';
import { invalidField } from '../http/invalid-field.ts';
import type { Erasures } from '../operations/erasures.ts';
import type { ReceivedUpload, Uploads } from '../operations/uploads.ts';
import { callerOf } from './call.ts';
import { receiveForm, takenOf } from './receive-form.ts';

const callerIn = (request: Request) => callerOf(request.res as Response);

/** Receives a form with one file, which is streamed to the store under its caller and hash. */
export const receiveUpload = (
  { receive }: Pick<Uploads, 'receive'>,
  { release }: Pick<Erasures, 'release'>,
  maxBytes: number,
): RequestHandler =>
  receiveForm<ReceivedUpload>({
    field: 'file',
    maxFiles: 1,
    maxBytes,
    tooMany: () => invalidField('file', 'unexpected_file', 'Send exactly one file, in the field "file".'),
    tooLarge: () => new AppError('FILE_TOO_LARGE', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`),
    take: (request, source) => receive(callerIn(request), source, maxBytes),
    drop: (request, upload) => release(callerIn(request), upload),
  });

/** The one uploaded file, if there is one. */
export const optionalUpload = (request: Request): ReceivedUpload | undefined => takenOf<ReceivedUpload>(request)[0];

/** The one uploaded file. Throws `MISSING_FILE`. */
export const uploadOf = (request: Request): ReceivedUpload => {
  const upload = optionalUpload(request);
  if (upload === undefined) throw new AppError('MISSING_FILE', 'No file was sent in the field "file".');
  return upload;
};
