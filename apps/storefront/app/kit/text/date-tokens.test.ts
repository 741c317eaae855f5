import { describe, expect, it } from 'vitest'
import { formatTokens } from './date-tokens.ts'

const early = new Date('2026-01-02T03:04:05Z')

describe('date tokens', () => {
  it.each([
    ['Y-M-D h:m:s', '2026-01-02 07:04:05'],
    ['YYYY/MM/DD', '2026/01/02'],
    ['D.M.Y', '02.01.2026'],
    ['hms', '070405'],
    ['', ''],
    ['– : /', '– : /'],
  ])('write %j with two digits each [AP-30]', (pattern, text) => {
    expect(formatTokens(early, pattern)).toBe(text)
  })

  it('are of Dubai unless another zone is named', () => {
    const evening = new Date('2026-12-31T20:30:00Z')
    expect(formatTokens(evening, 'Y-M-D h:m')).toBe('2027-01-01 00:30')
    expect(formatTokens(evening, 'Y-M-D h:m', 'UTC')).toBe('2026-12-31 20:30')
  })

  it('refuse a date that is none', () => {
    expect(() => formatTokens(new Date('soon'), 'Y')).toThrow(RangeError)
  })
})
