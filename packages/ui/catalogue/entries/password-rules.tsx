import { PasswordRules } from '../../src/patterns/form/password-rules.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'password-rules',
  group: 'patterns',
  states: [0, 2, 4].map((met) => ({
    name: `${met} of 4 met`,
    node: ({ say }) => (
      <div className="pt-2">
        <PasswordRules
          met={say('met', 'محقق')}
          rules={[
            say('8 to 20 characters', 'من 8 إلى 20 خانة'),
            say('a letter', 'حرف'),
            say('a digit', 'رقم'),
            say('a sign such as # or ?', 'رمز مثل # أو ؟'),
          ].map((label, i) => ({ label, isMet: i < met }))}
        />
      </div>
    ),
  })),
}
