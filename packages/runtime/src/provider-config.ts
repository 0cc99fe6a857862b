import { durationKey, optional, patternKey, textKey } from './config-key.ts';

/** HTTPS; plain HTTP only to this machine. Which machine it is, is the operator's choice. */
const providerUrl = /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?)(?:\/[^\s?#]*)?$/;

type Named = { readonly name: 'EMBEDDINGS' | 'CHAT'; readonly what: string; readonly model: string; readonly timeout: string };

/** The keys of one provider; it is off without a URL. */
const keysOf = ({ name, what, model, timeout }: Named) => ({
  url: optional(
    patternKey({
      key: `WINNOW_${name}_URL`,
      pattern: providerUrl,
      accepts: 'https://…, or http://… on this machine, without a query',
      fallback: '',
      meaning: `base URL of an OpenAI-compatible ${what}, such as https://api.example.com/v1; off when unset; the same in every process`,
    }),
  ),
  model: textKey({
    key: `WINNOW_${name}_MODEL`,
    fallback: model,
    meaning: `its model, if there is a URL; part of \`engine_version\`, and the same in every process`,
  }),
  key: optional(textKey({ key: `WINNOW_${name}_KEY`, fallback: '', secret: true, meaning: 'its API key' })),
  keyFile: optional(textKey({ key: `WINNOW_${name}_KEY_FILE`, fallback: '', meaning: 'file with its API key' })),
  timeoutMs: durationKey({
    key: `WINNOW_${name}_TIMEOUT`,
    maxMs: 60_000,
    fallback: timeout,
    meaning: 'how long it may take for one resume; then the result is computed without it',
  }),
});

const embeddings = keysOf({ name: 'EMBEDDINGS', what: 'embeddings endpoint', model: 'text-embedding-3-small', timeout: '10s' });

const chat = keysOf({ name: 'CHAT', what: 'chat endpoint', model: 'gpt-4.1-mini', timeout: '20s' });

/** Keys of the optional providers, which every process understands: their models are part of the version of a result. */
export const providerConfig = {
  embeddingsUrl: embeddings.url,
  embeddingsModel: embeddings.model,
  embeddingsKey: embeddings.key,
  embeddingsKeyFile: embeddings.keyFile,
  embeddingsTimeoutMs: embeddings.timeoutMs,
  chatUrl: chat.url,
  chatModel: chat.model,
  chatKey: chat.key,
  chatKeyFile: chat.keyFile,
  chatTimeoutMs: chat.timeoutMs,
} as const;
