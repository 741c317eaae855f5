import { Link } from '../../src/primitives/action/link.tsx'
import { FieldProven } from '../../src/primitives/plain-field/plain-frame.tsx'
import { PlainInput } from '../../src/primitives/plain-field/plain-input.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'plain-input',
  group: 'controls',
  states: [
    {
      name: 'with help',
      node: ({ say }) => (
        <PlainInput
          name="nickName"
          label={say('Nickname', 'الاسم المستعار')}
          defaultValue={say('Yard Buyer', 'مشتري الساحة')}
          help={say('10 of 15, shown in chat', '12 من 15، يظهر في المحادثة')}
        />
      ),
    },
    {
      name: 'left to right in every language',
      node: ({ say }) => (
        <PlainInput
          name="email"
          type="email"
          label={say('Email', 'البريد الإلكتروني')}
          defaultValue="buyer@yard.example"
        />
      ),
    },
    {
      name: 'refused',
      node: ({ say }) => (
        <PlainInput
          name="mail"
          type="email"
          label={say('Email', 'البريد الإلكتروني')}
          defaultValue="buyer@yard"
          error={say('Please enter a valid email address', 'يرجى إدخال بريد إلكتروني صحيح')}
        />
      ),
    },
    {
      name: 'found to be right',
      node: ({ say }) => (
        <PlainInput
          name="account"
          dir="ltr"
          label={say('Account name', 'اسم الحساب')}
          defaultValue="yard_buyer"
          help={<FieldProven>{say('free', 'متاح')}</FieldProven>}
        />
      ),
    },
    {
      name: 'optional',
      node: ({ say }) => (
        <PlainInput
          name="company"
          label={say('Company name', 'اسم الشركة')}
          optionalNote={say('optional', 'اختياري')}
        />
      ),
    },
    {
      name: 'with a link',
      node: ({ say }) => (
        <PlainInput
          name="password"
          type="password"
          autoComplete="current-password"
          label={say('Password', 'كلمة المرور')}
          aside={<Link href="#">{say('Forgotten?', 'نسيتها؟')}</Link>}
        />
      ),
    },
  ],
}
