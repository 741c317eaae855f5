import { areMet, newPasswordRules } from '@ironsouq/contract/identity/identity/password.rules'
import { describe, expect, it } from 'vitest'
import { COMMON } from './identity.common-passwords.ts'
import { isEasyToGuess } from './identity.password.rules.ts'

describe('a password that is easy to guess', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'p4$$w0rd!',
    'Passw0rd#2024',
    'Qwerty123!',
    'qwer1234!@#$',
    '1q2w3e4r!',
    '1qaz2wsx#',
    'Abcd1234!',
    'aaaa1111!',
    'Welcome1!',
    'Dubai2026!',
    'Caterpillar1#',
    'Mohammed123@',
    'Habibi@2020',
    'Summer2026!',
    'iloveyou1!',
    'woaini520!',
    'Hallo123!',
    'letmein1!',
    '!!!Dragon99',
    'dubaidubai1!',
    '12345678a!',
  ])('is %s', (password) => {
    expect(areMet(newPasswordRules(password))).toBe(true)
    expect(isEasyToGuess(password, [])).toBe(true)
  })

  it.each([
    'gravel-Kite7',
    'Tr4nchz!wadi',
    '9Xk#vbq2Lm',
    'blau.9.Regen',
    'moon!Qat7gravel',
    'سوق-حديد-7x',
    'r3dPump&slow',
  ])('is not %s', (password) => {
    expect(isEasyToGuess(password, ['yard_buyer', 'buyer@yard.example'])).toBe(false)
  })

  it('contains the name of its account or address', () => {
    expect(isEasyToGuess('x9#Yard_Buyer', ['yard_buyer', null])).toBe(true)
    expect(isEasyToGuess('7!office.lead', ['yb', 'office.lead@yard.example'])).toBe(true)
    expect(isEasyToGuess('x9#y4rd_Buyer', ['yard_buyer'])).toBe(true)
    expect(isEasyToGuess('r3dPump&slow', ['red', 'slo@yard.example'])).toBe(false)
  })

  it('is recognised by a list that covers most of what people use', () => {
    expect(COMMON.size).toBeGreaterThan(1000)
  })
})
