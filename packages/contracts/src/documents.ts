// Separate from the schemas: the document generators are large, and only the gateway needs them.
export { createOpenApiDocument } from './http/openapi.ts';
export { createAsyncApiDocument } from './messages/asyncapi.ts';
