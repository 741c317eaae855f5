import { describe, expect, it } from 'vitest'
import { converted, convertedWhole } from './convert.ts'

const RATES = [
  { currencyCode: 'USD', exchangeRate: '1' },
  { currencyCode: 'AED', exchangeRate: '3.6725' },
  { currencyCode: 'KWD', exchangeRate: '0.30712345' },
  { currencyCode: 'KRW', exchangeRate: '1391.5' },
  { currencyCode: 'EUR', exchangeRate: '0.8' },
  { currencyCode: 'XAU', exchangeRate: '0' },
]

const shown = (amount: string, from: string, to: string) =>
  converted({ amount, currency: from }, to, RATES)?.amount

describe('a price in the currency of the reader [AP-15]', () => {
  it.each([
    ['236000.00', 'AED', 'USD', '64261'],
    ['209000.00', 'AED', 'USD', '56909'],
    ['64261', 'USD', 'AED', '235999'],
    ['1000.123', 'KWD', 'AED', '11959'],
    ['236000', 'AED', 'KRW', '89419741'],
    ['0.00', 'AED', 'USD', '0.00'],
  ])('is %s %s in %s: %s', (amount, from, to, whole) => {
    expect(shown(amount, from, to)).toBe(whole)
  })

  it.each([
    ['38.00', 'AED', 'USD', '10.35'],
    ['-38.00', 'AED', 'USD', '-10.35'],
    ['367.22', 'AED', 'USD', '99.99'],
    ['367.25', 'AED', 'USD', '100'],
    ['38.00', 'AED', 'KWD', '3.178'],
    ['0.05', 'USD', 'KRW', '70'],
  ])('has its minor units below 100: %s %s in %s is %s', (amount, from, to, small) => {
    expect(shown(amount, from, to)).toBe(small)
  })

  it('has none as an estimate', () => {
    const estimate = convertedWhole({ amount: '250.00', currency: 'AED' }, 'USD', RATES)
    expect(estimate).toEqual({ amount: '68', currency: 'USD' })
  })

  it('rounds a half up, and less than a half down', () => {
    expect(shown('156.25', 'USD', 'EUR')).toBe('125')
    expect(shown('158.125', 'USD', 'EUR')).toBe('127')
    expect(shown('158.124', 'USD', 'EUR')).toBe('126')
    expect(shown('0.00625', 'USD', 'EUR')).toBe('0.01')
    expect(shown('0.00624', 'USD', 'EUR')).toBe('0.00')
  })

  it('stays exact where a float does not', () => {
    expect(shown('999999999999.99', 'USD', 'USD')).toBe('1000000000000')
    expect(shown('900719925474.993', 'KWD', 'KWD')).toBe('900719925475')
  })

  it('is unknown when a rate is', () => {
    expect(shown('1200.00', 'AED', 'JPY')).toBeUndefined()
    expect(shown('1200.00', 'GBP', 'USD')).toBeUndefined()
    expect(shown('1200.00', 'XAU', 'USD')).toBeUndefined()
    expect(shown('1200.00', 'USD', 'XAU')).toBeUndefined()
  })
})
