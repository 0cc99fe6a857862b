import { createHash } from 'node:crypto';
import { addProvidersToVersion } from '@winnow/contracts/constants';
import type { CommonConfig } from './common-config.ts';

/** As much of the hash as tells models apart. */
const partLength = 8;

/** Adds the models of the configured providers to the version of the engine: results with and without them, or with others, are never mixed. */
export const useProviders = ({
  embeddingsUrl,
  embeddingsModel,
  chatUrl,
  chatModel,
  ocrCommand,
  ocrUrl,
}: Pick<CommonConfig, 'embeddingsUrl' | 'embeddingsModel' | 'chatUrl' | 'chatModel' | 'ocrCommand' | 'ocrUrl'>): void => {
  const ocr = ocrCommand ?? ocrUrl;
  if (embeddingsUrl === undefined && chatUrl === undefined && ocr === undefined) return;
  const models = JSON.stringify({
    ...(embeddingsUrl === undefined ? {} : { embeddings: embeddingsModel }),
    ...(chatUrl === undefined ? {} : { chat: chatModel }),
    ...(ocr === undefined ? {} : { ocr }),
  });
  addProvidersToVersion(createHash('sha256').update(models).digest('hex').slice(0, partLength));
};
