import { type ErrorBody, errorStatus } from '@winnow/contracts';
import type { AppError, UnreadableReason } from '@winnow/kernel';

const reasonSuggestions: { readonly [reason in UnreadableReason]: string } = {
  encrypted: 'Remove the password from the file and send it again.',
  corrupt: 'Open the file in the program that made it, export it anew as PDF or DOCX, and send that.',
  no_text: 'Export the resume as text from the program that it was written in; a scan or a photo cannot be read.',
  too_many_pages: 'Send the resume alone, without attachments.',
  bomb: 'Export the file anew; as it is, it unpacks to far more than a resume can hold.',
  timeout: 'Export the file anew in a simpler form, or send it as DOCX or TXT.',
};

/** HTTP status of an error. */
export const statusOf = ({ code, details }: AppError): number => {
  if (details.forbidden) return 403;
  return details.allow === undefined ? errorStatus[code].status : 405;
};

/** The error body of every error response. */
export const errorBodyOf = (error: AppError, requestId: string): ErrorBody => {
  const { title, suggestion } = errorStatus[error.code];
  const { reason, fields = [] } = error.details;
  return {
    type: `/errors/${error.code.toLowerCase()}`,
    title,
    status: statusOf(error),
    detail: {
      error: error.code,
      message: error.message,
      suggestion: reason === undefined ? suggestion : reasonSuggestions[reason],
      request_id: requestId,
      ...(reason === undefined ? {} : { reason }),
      fields,
    },
  };
};
