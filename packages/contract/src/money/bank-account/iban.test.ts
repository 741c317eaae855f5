import { expect, it } from 'vitest'
import { ibanText, isIban } from './iban.ts'

it('accepts an IBAN with the length of its country and right check digits', () => {
  expect(isIban('AE070331234567890123456')).toBe(true)
  for (const wrong of ['AE080331234567890123456', 'AE07033123456789012345', 'XX07', '', 'ae07'])
    expect(isIban(wrong), wrong).toBe(false)
})

it('writes it in groups of four', () => {
  expect(ibanText('AE070331234567890123456')).toBe('AE07 0331 2345 6789 0123 456')
})
