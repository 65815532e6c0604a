import { Checkbox, preferences, type Preferences, usePreferences } from '@sirah-trails/ui';

/** Boolean preference names. */
type Switch = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

interface PreferenceProps {
  name: Switch;
  label: string;
  hint: string;
}

/** Checkbox for a device preference. */
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
