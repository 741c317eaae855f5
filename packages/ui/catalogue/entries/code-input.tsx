import { CodeInput } from '../../src/primitives/field/code-input.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'code-input',
  group: 'controls',
  states: [
    {
      name: 'empty',
      node: ({ say }) => <CodeInput name="code" label={say('Code', 'الرمز')} />,
    },
    {
      name: 'with help',
      node: ({ say }) => (
        <CodeInput
          name="other"
          label={say('Code from the mail', 'الرمز من الرسالة')}
          defaultValue="407118"
          help={say('Sent at 16:44', 'أُرسل الساعة 16:44')}
        />
      ),
    },
    {
      name: 'refused',
      node: ({ say }) => (
        <CodeInput
          name="wrong"
          label={say('Code', 'الرمز')}
          defaultValue="407"
          error={say('Verification code incorrect', 'رمز التحقق غير صحيح')}
        />
      ),
    },
  ],
}
