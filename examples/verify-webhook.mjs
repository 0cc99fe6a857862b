// Receives batch.completed and verifies its signature: SVC_WEBHOOK_SECRET=whsec_… PORT=9000 node examples/verify-webhook.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { env } from 'node:process';

const secret = env.SVC_WEBHOOK_SECRET;
if (!secret) throw new Error('Set SVC_WEBHOOK_SECRET to the secret that PUT /v1/webhook returned.');

/** Whether a body, as the bytes that arrived, was signed with the secret. */
const isGenuine = (rawBody, signature = '') => {
  // The key is the secret exactly as shown, including whsec_.
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

// A batch can be delivered more than once. Keep this in your database.
const seen = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  if (!isGenuine(rawBody, request.headers['x-svc-signature'])) return response.writeHead(401).end();
  response.writeHead(204).end();
  const event = JSON.parse(rawBody);
  if (seen.has(event.batch_id)) return;
  seen.add(event.batch_id);
  console.log(`${event.batch_id} ${event.status}: ${event.success} of ${event.total_candidates} scored`);
});
server.listen(Number(env.PORT ?? 9000), '127.0.0.1', () => console.log(`listening on port ${server.address().port}`));
