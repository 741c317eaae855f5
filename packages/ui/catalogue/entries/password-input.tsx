import { PasswordInput } from '../../src/primitives/field/password-input.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'password-input',
  group: 'controls',
  states: [
    {
      name: 'hidden',
      node: ({ say }) => (
        <PasswordInput
          name="password"
          autoComplete="new-password"
          label={say('Password', 'كلمة المرور')}
          defaultValue="souq77x"
          show={say('Show the password', 'إظهار كلمة المرور')}
          hide={say('Hide the password', 'إخفاء كلمة المرور')}
        />
      ),
    },
    {
      name: 'refused',
      node: ({ say }) => (
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          label={say('Password again', 'كلمة المرور مرة أخرى')}
          defaultValue="souq7"
          error={say('Passwords do not match', 'كلمتا المرور غير متطابقتين')}
          show={say('Show the password', 'إظهار كلمة المرور')}
          hide={say('Hide the password', 'إخفاء كلمة المرور')}
        />
      ),
    },
  ],
}
