import type { Breakage } from './breakage.ts';
import { deceiving } from './deceiving.ts';
import { file } from './file.ts';
import { missing } from './missing.ts';
import { setting } from './setting.ts';
import { telling } from './telling.ts';

/** Every fault that is tried, for each check and cap that a file can break. */
export const breakages: readonly Breakage[] = [...missing, ...telling, ...setting, ...file, ...deceiving];
