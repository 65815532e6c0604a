/** Device flag, independent of the session. */
interface DeviceFlag {
  readonly isSet: () => boolean;
  readonly set: () => unknown;
}

export const onboardingFlag = deviceFlag('complete_onboarding', '{"completed":true}');

export const splashFlag = deviceFlag('splash_screen', 'true');

/** Device flag with the specified key and value. Counts as set if the browser blocks storage. */
function deviceFlag(name: string, text: string): DeviceFlag {
  return {
    isSet: () => quietly(() => localStorage.getItem(name) === text),
    set: () => quietly(() => localStorage.setItem(name, text)),
  };
}

function quietly<Result>(work: () => Result): Result | true {
  try {
    return work();
  } catch {
    return true;
  }
}
