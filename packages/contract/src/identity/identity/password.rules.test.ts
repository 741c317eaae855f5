import { describe, expect, it } from 'vitest'
import { isStrongPassword, newPasswordRules } from './password.rules.ts'

describe('the helper of the storefront', () => {
  it.each(['gravel-7', 'Ab1#efgh', 'kite kite 7!', 'x1!'.repeat(20)])(
    'finds %s strong [ID-3]',
    (typed) => {
      expect(isStrongPassword(typed)).toBe(true)
    },
  )

  it.each(['', 'gra-v7x', 'gravelkite7', 'gravel-kite', '1234567!'])(
    'finds %j weak [ID-3]',
    (typed) => {
      expect(isStrongPassword(typed)).toBe(false)
    },
  )
})

const met = (rules: readonly { name: string; isMet: boolean }[]) =>
  rules.filter(({ isMet }) => isMet).map(({ name }) => name)

describe('the rules as they are met', () => {
  it('are shown one by one while a new password is typed [ID-2]', () => {
    expect(met(newPasswordRules(''))).toEqual([])
    expect(met(newPasswordRules('gravel'))).toEqual(['letter'])
    expect(met(newPasswordRules('gravel-'))).toEqual(['letter', 'sign'])
    expect(met(newPasswordRules('gravel-7'))).toEqual(['length', 'letter', 'digit', 'sign'])
  })
})
