import { type ErrorBody, errorStatus } from '@winnow/contracts';
import type { AppError, UnreadableReason } from '@winnow/kernel';

const reasonSuggestions: { readonly [reason in UnreadableReason]: string } = {
  encrypted: 'Remove the password from the file and send it again.',
  corrupt: 'Open the file in the program that created it, export it again as PDF or DOCX, and send the new file.',
  no_text: 'Export the resume as a text-based PDF or DOCX from the program that created it. Scans and photos contain no text.',
  too_many_pages: 'Send only the resume, without attachments.',
  bomb: 'Export the file again. It decompresses to far more data than a resume contains.',
  timeout: 'Export the file again in a simpler layout, or send it as DOCX or TXT.',
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
