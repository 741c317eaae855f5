import { describe, expect, it } from 'vitest'
import { filterInput } from './input-filter.ts'

describe('the input filter', () => {
  it.each([
    [' a b\tc\n', 'abc'],
    ['\u00a0x\u3000y\u2003', 'xy'],
    ['', ''],
  ])('strips all whitespace of %j by default [AP-31]', (text, filtered) => {
    expect(filterInput(text)).toBe(filtered)
  })

  it.each([
    ['+971 50 123-4567', '971501234567'],
    ['12.5e3', '1253'],
    ['none', ''],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
  ])('keeps of %j only the digits in a numeric field [AP-31]', (text, filtered) => {
    expect(filterInput(text, 'digits')).toBe(filtered)
  })

  it.each([
    ['  Al  Sajaa yard ', 'Al  Sajaa yard'],
    ['\n line one\nline two \n', 'line one\nline two'],
  ])('strips only the ends of %j when trimming [AP-31]', (text, filtered) => {
    expect(filterInput(text, 'trim')).toBe(filtered)
  })
})
