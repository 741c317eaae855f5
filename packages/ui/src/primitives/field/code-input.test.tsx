import { describe, expect, it } from 'vitest'
import { codeDigits } from './code-input.tsx'

describe('the digits of a code', () => {
  it.each([
    ['407118', '407118'],
    [' 407 118 ', '407118'],
    ['407-118', '407118'],
    ['٤٠٧١١٨', '407118'],
    ['۴۰۷۱۱۸', '407118'],
    ['Your code: 407118.', '407118'],
    ['40711899', '407118'],
    ['none', ''],
  ])('are read from %j', (typed, code) => {
    expect(codeDigits(typed)).toBe(code)
  })
})
