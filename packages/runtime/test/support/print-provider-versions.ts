// Runs in a process of its own, as providers are for the whole process: prints the versions of results with and without them.

import { engineVersion, readingVersionOf, resultVersionOn, resultVersionWithoutProviders } from '@winnow/contracts';
import { useProviders } from '../../src/use-providers.ts';

const before = engineVersion;
const [url, model = '', chatUrl, chatModel = ''] = process.argv.slice(2).map((each) => (each === '' ? undefined : each));
const ofModels = { embeddingsUrl: url, embeddingsModel: model, chatUrl, chatModel };
useProviders({ ...ofModels, ocrCommand: undefined, ocrUrl: undefined });
const without = resultVersionWithoutProviders(engineVersion);
const whole = resultVersionOn(engineVersion);
process.stdout.write(JSON.stringify({ before, whole, without, reading: readingVersionOf(without) }));
