/** A resume and a posting to try: everybody and everything in them is invented. */
export const samples: { readonly [name: string]: string } = {
  resume: `Robin Example
robin@example.com | +44 20 7946 0018 | London | linkedin.com/in/robin-example

Summary
Backend engineer with seven years of experience in payment services, from first design to on-call duty.

Experience
Senior Backend Engineer, Example Payments Ltd, 03/2021 - Present
- Cut the time of a settlement run from four hours to 25 minutes by dividing it into Kafka partitions
- Moved three services from a shared MySQL database to PostgreSQL databases of their own, without downtime
- Introduced contract tests between eight teams; failed releases fell by 60%

Backend Engineer, Sample Travel GmbH, 06/2018 - 02/2021
- Built the booking API in Java and Spring Boot that serves 4 million requests a day
- Wrote the runbooks that new colleagues on call still use

Education
BSc Computer Science, University of Leeds, 2014 - 2018

Skills
Java, Go, Kafka, PostgreSQL, MySQL, Docker, Terraform, CI/CD

Languages
English (native), German (B2)
`,
  job: `Backend Engineer (Payments)

We move money for small shops. You will join a team of six that owns the settlement service.

What you bring
- At least five years of experience with backend services
- Java or Go
- A relational database such as PostgreSQL
- Experience with Kafka
- Fluent English

Nice to have
- Kubernetes
- German
`,
};
