/** What every match and every batch of the bench asks for; the resumes show some of it. */
export const jobOfBench = {
  title: 'Operations Lead',
  company: 'Northwind Labs',
  requirements: [
    { text: '5 years of experience in operations' },
    { text: 'SQL', kind: 'skill' as const, necessity: 'required' as const },
    { text: 'Team leadership and negotiation with suppliers' },
    { text: 'German B2', necessity: 'preferred' as const },
    { text: 'Bachelor degree in business administration or similar' },
  ],
};
