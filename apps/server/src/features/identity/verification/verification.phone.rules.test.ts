import { describe, expect, it } from 'vitest'
import { mobileOf } from './verification.phone.rules.ts'

describe('a typed mobile number', () => {
  it.each([
    ['050 123 4567', '+971501234567'],
    ['501234567', '+971501234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+966 50 123 4567', '+966501234567'],
  ])('%s is stored as %s [ID-7]', (typed, stored) => {
    expect(mobileOf(typed)).toBe(stored)
  })

  it.each([
    ['too short', '05012345'],
    ['too long', '050123456789'],
    ['a Chinese number of ten digits', '+86 138 0013 800'],
    ['a Chinese number of twelve digits', '+86 138 0013 80001'],
    ['a Chinese number without its country', '13800138000'],
    ['a landline', '+971 6 555 0141'],
    ['an account name', 'yard_buyer'],
    ['nothing', ''],
  ])('%s is refused: %s [ID-7]', (_, typed) => {
    expect(mobileOf(typed)).toBeNull()
  })
})
