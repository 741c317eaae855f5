import { AuthFrame, OrRule } from '../../src/patterns/page/auth-frame.tsx'
import { buttonLook } from '../../src/primitives/action/button-look.tsx'
import { PlainInput } from '../../src/primitives/plain-field/plain-input.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'auth-frame',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'the second of three steps',
      node: ({ say }) => (
        <AuthFrame
          steps={{
            label: say('Open an account', 'فتح حساب'),
            done: say('done', 'تم'),
            current: 1,
            steps: [
              { key: 'verify', text: say('Verify', 'التحقق') },
              { key: 'account', text: say('Account', 'الحساب') },
              { key: 'done', text: say('Done', 'تم') },
            ],
          }}
          aside={
            <p className="text-lead font-semibold">
              {say('What an account is for', 'ما فائدة الحساب')}
            </p>
          }
        >
          <PlainInput name="nickName" label={say('Nickname', 'الاسم المستعار')} />
          <button type="button" className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}>
            {say('Next', 'التالي')}
          </button>
          <OrRule>{say('or', 'أو')}</OrRule>
        </AuthFrame>
      ),
    },
  ],
}
