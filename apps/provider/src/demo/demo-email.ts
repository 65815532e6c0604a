/** The address of a made-up learner. Nobody reads it: the domain is reserved for examples. */
export function demoEmail(nickname: string): string {
  return `${nickname.toLowerCase().replace(' ', '-')}@demo.example.org`;
}
