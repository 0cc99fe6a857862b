/** Sections of the API reference, in the order in which a reader needs them. */
export const tags = [
  {
    name: 'Resumes',
    description:
      'Analyse one resume per request: ATS report, structured data, match with a job, interview questions. Upload files as multipart form data.',
  },
  {
    name: 'Jobs',
    description: 'What resumes are matched with. Parse a job description once and use its `job_id` for every candidate.',
  },
  {
    name: 'Batches',
    description: 'Score thousands of resumes for one job. Follow the progress, then read the ranking.',
  },
  { name: 'Candidates', description: 'The members of a batch: their results, questions and reviews.' },
  {
    name: 'Operations',
    description: 'Requests that returned 202 because they take long, or because the caller did not want to wait.',
  },
  { name: 'Webhook', description: 'Where Winnow reports finished batches, and the deliveries so far.' },
  { name: 'Keys', description: 'API keys and, for operators, accounts.' },
  { name: 'Members', description: 'The people of an account and their roles.' },
  { name: 'Account', description: 'Who did what in an account, and how much it was used.' },
  { name: 'Service', description: 'Health checks, documentation and, for operators, messages that failed.' },
] as const satisfies readonly { readonly name: string; readonly description: string }[];

export type Tag = (typeof tags)[number]['name'];
