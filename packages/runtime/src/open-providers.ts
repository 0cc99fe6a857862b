import type { CommonConfig } from './common-config.ts';
import { openProvider, type Provider, type ProviderTools } from './provider.ts';

/** The embeddings provider of the configuration, if there is one. Throws a `ConfigError` when its key cannot be read. */
export const openEmbeddings = (config: CommonConfig, tools: ProviderTools): Provider | undefined =>
  config.embeddingsUrl === undefined
    ? undefined
    : openProvider(
        {
          name: 'embeddings',
          url: config.embeddingsUrl,
          model: config.embeddingsModel,
          key: config.embeddingsKey,
          keyFile: config.embeddingsKeyFile,
          timeoutMs: config.embeddingsTimeoutMs,
        },
        tools,
      );

/** The chat provider of the configuration, if there is one. Throws a `ConfigError` when its key cannot be read. */
export const openChat = (config: CommonConfig, tools: ProviderTools): Provider | undefined =>
  config.chatUrl === undefined
    ? undefined
    : openProvider(
        {
          name: 'chat',
          url: config.chatUrl,
          model: config.chatModel,
          key: config.chatKey,
          keyFile: config.chatKeyFile,
          timeoutMs: config.chatTimeoutMs,
        },
        tools,
      );
