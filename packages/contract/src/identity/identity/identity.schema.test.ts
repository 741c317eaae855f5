import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { accountEndpoints, identityEndpoints } from './identity.endpoints.ts'
import { TERMS_VERSION, TERMS_VERSIONS, termsInForce } from './identity.limits.ts'
import { Account, Agreed, Code, Email, NewPassword, NickName } from './identity.schema.ts'

/** The messages for a value: none, or the keys of the texts. */
const messagesFor = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('a field', () => {
  it.each([
    'buyer@yard.example',
    'a.b+c@sub.yard.ae',
    'مشتري@yard.ae',
    'x@y.co',
    ' buyer@yard.example ',
  ])('takes the address %s [ID-7]', (email) => {
    expect(messagesFor(Email, email)).toEqual([])
  })

  it.each([
    '',
    'buyer',
    'buyer@yard',
    '@yard.example',
    'buyer@yard.x',
    'a b@yard.example',
    'a@b@c.ae',
    'a1,victim@yard.example',
    'x<victim@yard.example',
    'a;victim@yard.example',
    '"a"@yard.example',
    'group:victim@yard.example',
    'victim(note)@yard.example',
    'victim@yard.example>.com',
    'a\u0000b@yard.example',
    'a\u200bb@yard.example',
  ])('refuses the address %j [ID-7]', (email) => {
    expect(messagesFor(Email, email)).toEqual(['error.emailWrong'])
  })

  it.each(['yard', 'yard_buyer', 'A_1_b', '1234', 'x'.repeat(16)])(
    'takes the account %s [ID-6]',
    (account) => {
      expect(messagesFor(Account, account)).toEqual([])
    },
  )

  it.each(['', 'abc', 'x'.repeat(17), 'yard-buyer', 'yard buyer', 'مشتري'])(
    'refuses the account %j [ID-6]',
    (account) => {
      expect(messagesFor(Account, account)).toEqual(['error.accountWrong'])
    },
  )

  it('takes a nick name of 1 to 15 [ID-8]', () => {
    expect(messagesFor(NickName, 'خالد')).toEqual([])
    expect(messagesFor(NickName, 'x'.repeat(15))).toEqual([])
    expect(messagesFor(NickName, 'x'.repeat(16))).toHaveLength(1)
    expect(messagesFor(NickName, '   ')).toEqual(['error.fieldRequired'])
    for (const name of ['\n', '\u202E', '\u200B\u200D', '\u3164'])
      expect(messagesFor(NickName, name)[0], JSON.stringify(name)).toBe('error.fieldRequired')
    expect(NickName.parse('Sa\nmi\u202E')).toBe('Sa mi')
  })

  it('takes a code of six digits [ID-10]', () => {
    expect(messagesFor(Code, ' 012345 ')).toEqual([])
    for (const code of ['12345', '1234567', '12345a', ''])
      expect(messagesFor(Code, code)).toEqual(['error.codeWrong'])
  })

  it('takes the name of a version of the terms alone [ID-1]', () => {
    for (const version of TERMS_VERSIONS) expect(messagesFor(Agreed, version)).toEqual([])
    for (const agreed of [undefined, '', true, 'yes', '2026-1-1'])
      expect(messagesFor(Agreed, agreed)).toEqual(['error.termsNotAgreed'])
  })
})

describe('a password', () => {
  it.each(['gravel-7', 'Ümläut#1', 'x'.repeat(18) + '1!', 'كلمةسر#7', '        a1!'])(
    'of a new account may be %s [ID-2]',
    (password) => {
      expect(messagesFor(NewPassword, password)).toEqual([])
    },
  )

  it.each([
    'grav-7x',
    'x'.repeat(19) + '1!',
    'gravelkite',
    'gravel-kite',
    'gravelkite7',
    '1234567!',
  ])('of a new account may not be %s [ID-2]', (password) => {
    expect(messagesFor(NewPassword, password)).toEqual(['error.newPasswordWrong'])
  })

  it.each(['regen9', 'Regena', 'gravel-kite'])(
    'that is changed follows the same rule: not %s [ID-4]',
    (password) => {
      const form = { original: 'x', password, confirmPassword: password }
      const { error } = accountEndpoints.changePassword.body.safeParse(form)
      expect(error?.issues).toMatchObject([{ message: 'error.newPasswordWrong' }])
    },
  )

  it('that meets the rule of a registration is accepted at a change [ID-4]', () => {
    const password = 'gravel-Kite7'
    const form = { original: 'x', password, confirmPassword: password }
    expect(accountEndpoints.changePassword.body.safeParse(form).success).toBe(true)
  })

  it('must be typed the same twice; the second field has the error [ID-2]', () => {
    const form = { ticket: 'x', password: 'gravel-Kite7', confirmPassword: 'gravel-kite7' }
    const { error } = identityEndpoints.recoverReset.body.safeParse(form)
    expect(error?.issues).toMatchObject([
      { path: ['confirmPassword'], message: 'error.passwordsDiffer' },
    ])
  })
})

describe('the terms', () => {
  it('that were in force at a time are never from a later day [RT-15]', () => {
    expect(termsInForce(new Date('2026-07-19T08:00:00Z'))).toBe('2026-07-01')
    expect(termsInForce(new Date('2026-11-14T23:59:59Z'))).toBe('2026-07-01')
    expect(termsInForce(new Date('2026-11-15T00:00:00Z'))).toBe(TERMS_VERSION)
  })
})
