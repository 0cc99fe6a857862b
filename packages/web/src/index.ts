export { addressBucket } from './address-bucket.ts';
export { originOf, publicUrlConfig, trustedProxiesConfig } from './config-keys.ts';
export { createWebApp, securityHeaders } from './create-web-app.ts';
export { errorBodyOf, statusOf } from './error-body.ts';
export { closeServer, createWebServer, listen, urlOf } from './http-server.ts';
export { logFault, recordRequest } from './record-request.ts';
export { toAppError } from './to-app-error.ts';
