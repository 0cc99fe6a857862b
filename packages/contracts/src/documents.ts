// Apart from the schemas themselves: what makes documents of them is large, and only the gateway needs it.
export { createOpenApiDocument } from './http/openapi.ts';
export { createAsyncApiDocument } from './messages/asyncapi.ts';
