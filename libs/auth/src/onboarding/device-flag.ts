/** A flag of the device, unaffected by signing in and out. */
interface DeviceFlag {
  readonly isSet: () => boolean;
  readonly set: () => unknown;
}

/** Whether the onboarding is complete. */
export const onboardingFlag = deviceFlag('complete_onboarding', '{"completed":true}');

/** Whether the intro was seen. */
export const splashFlag = deviceFlag('splash_screen', 'true');

/** A flag under a name, with the text, that the specification gives it. Where the browser forbids storage, it counts as set. */
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
