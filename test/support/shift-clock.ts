// Loaded before a service (node --import): its machine shows a time that is off by TEST_CLOCK_SHIFT_MS.
const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS ?? '0');
const trueNow = Date.now;

Date.now = () => trueNow() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
});
