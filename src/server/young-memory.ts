import { setFlagsFromString } from 'node:v8';

/**
 * A start creates many objects that are garbage a moment later. If V8's young generation could grow for them, it would
 * keep that memory for good. After the start it may grow again, when requests need it.
 */
export function keepYoungMemorySmall(isSmall: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isSmall ? 1 : 2}`);
}
