/** Texts of invented jobs. The first asks for what every sample resume shows in part. */
export const jobText = (number: number): string =>
  [
    `Senior Software Engineer ${number}`,
    'Company: Northwind Labs',
    'Location: Leeds',
    '',
    'Requirements',
    '- 3+ years of professional experience',
    '- Strong knowledge of TypeScript and PostgreSQL',
    '- Fluent English',
    '- Bachelor degree in computer science or similar',
    '',
    'Nice to have',
    '- Kubernetes',
    '- Experience with Rust',
  ].join('\n');

/** A job as data. */
export const givenJob = {
  title: 'Data Engineer',
  company: 'Northwind Labs',
  requirements: [
    { text: '5 years of experience with Python' },
    { text: 'Apache Kafka', kind: 'skill', necessity: 'required' },
    { text: 'German B2', necessity: 'preferred' },
  ],
};
