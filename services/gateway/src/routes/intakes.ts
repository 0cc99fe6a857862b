import { type HttpOperation, type HttpOperationId, httpOperations } from '@winnow/contracts';
import type { NewId } from '@winnow/kernel';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { assertKnownFields } from '../http/form-fields.ts';
import { receiveCandidates } from '../middleware/receive-candidates.ts';
import { receiveJson, receiveUrlencoded } from '../middleware/receive-json.ts';
import { receiveUpload } from '../middleware/receive-upload.ts';
import type { Uploads } from '../operations/uploads.ts';
import { type OperationRouteDeps, operationRoute, type ReadParameters } from './operation.ts';
import { createResultSender } from './send-result.ts';

export type Handlers = readonly RequestHandler<never>[];

type Deps = OperationRouteDeps & {
  readonly backends: { readonly newId: NewId };
  readonly gateway: GatewayConfig;
  readonly uploads: Uploads;
};

const operations: { readonly [id in HttpOperationId]: HttpOperation } = httpOperations;

/** The ways in which operations receive input: a form with a file, JSON, either, or the candidates of a batch. */
export const openIntakes = (deps: Deps) => {
  const { backends, gateway, uploads, erasures } = deps;
  const upload = receiveUpload(uploads, erasures, gateway.fileBytes);
  const json = receiveJson(false);
  const send = createResultSender();
  const candidates = receiveCandidates({ uploads, newId: backends.newId, limits: gateway });
  /** Checked once the form has been received: the operation releases it when it is rejected. */
  const known =
    (id: HttpOperationId, read: ReadParameters): ReadParameters =>
    async (request, caller) => {
      assertKnownFields(operations[id], request);
      return read(request, caller);
    };
  const withFile = (id: HttpOperationId, read: ReadParameters): Handlers => [upload, operationRoute(deps, send, known(id, read))];
  /** A file that was uploaded before. */
  const withStored = (read: ReadParameters): Handlers => [operationRoute(deps, send, read)];
  const withJson = (read: ReadParameters): Handlers => [json, operationRoute(deps, send, read)];
  const urlencoded = receiveUrlencoded();
  const receiverFor = (request: Request): RequestHandler => {
    if (request.is('multipart/*')) return upload;
    return request.is('application/x-www-form-urlencoded') ? urlencoded : json;
  };
  /** A form of either kind or JSON, depending on the request. */
  const withEither = (id: HttpOperationId, read: ReadParameters): Handlers => [
    (request: Request, response: Response, next: NextFunction) => receiverFor(request)(request, response, next),
    operationRoute(deps, send, known(id, read)),
  ];
  const intake = (id: HttpOperationId): Handlers => [
    candidates,
    (request: Request, _response: unknown, next: () => void) => {
      assertKnownFields(operations[id], request);
      next();
    },
  ];

  return { json, send, withFile, withStored, withJson, withEither, intake };
};
