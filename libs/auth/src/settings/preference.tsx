import { Checkbox, preferences, type Preferences, usePreferences } from '@sirah-trails/ui';

/** The preferences that are on or off. */
type Switch = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

interface PreferenceProps {
  name: Switch;
  label: string;
  hint: string;
}

/** A preference of this device, on or off. */
export function Preference({ name, ...texts }: PreferenceProps) {
  const { [name]: isOn } = usePreferences();
  return (
    <Checkbox
      {...texts}
      checked={isOn}
      onChange={({ target }) => preferences.set({ [name]: target.checked })}
    />
  );
}
