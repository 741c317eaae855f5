import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { expect, it } from 'vitest'
import { createSigner } from '#kernel/data/signer.ts'
import {
  codeKeyOf,
  codeOf,
  isStillValid,
  newCode,
  remindAtOf,
  validityOf,
} from './voucher.rules.ts'

const terms = (given: Partial<VoucherTerms>): VoucherTerms => ({
  kind: 'single',
  uses: null,
  validity: 'forever',
  days: null,
  from: null,
  until: null,
  isRefundable: true,
  fields: [],
  ...given,
})

const NOW = new Date('2026-11-14T21:30:00Z')
const until = (given: Partial<VoucherTerms>) =>
  validityOf(terms(given), NOW).validUntil?.toISOString() ?? null

it('counts days of validity in the Emirates, where it is the next day already', () => {
  expect(until({ validity: 'forever' })).toBeNull()
  expect(until({ validity: 'sameDay' })).toBe('2026-11-15T20:00:00.000Z')
  expect(until({ validity: 'days', days: 30 })).toBe('2026-12-15T20:00:00.000Z')
  const range = terms({ validity: 'range', from: '2026-12-01', until: '2026-12-31' })
  expect(validityOf(range, NOW)).toEqual({
    validFrom: new Date('2026-11-30T20:00:00Z'),
    validUntil: new Date('2026-12-31T20:00:00Z'),
  })
  expect(isStillValid(range, NOW)).toBe(true)
  expect(isStillValid(range, new Date('2026-12-31T20:00:00Z'))).toBe(false)
})

it('reminds a week before, of what is valid for less a day before, and of one day not at all', () => {
  const at = (validUntil: string) => remindAtOf(NOW, new Date(validUntil))?.toISOString() ?? null
  expect(remindAtOf(NOW, null)).toBeNull()
  expect(at('2026-12-14T20:00:00Z')).toBe('2026-12-07T20:00:00.000Z')
  expect(at('2026-11-18T20:00:00Z')).toBe('2026-11-17T20:00:00.000Z')
  expect(at('2026-11-15T20:00:00Z')).toBeNull()
})

it('has thirteen digits, the first for the kind; without the secret neither code nor key follow from the seed', () => {
  const [signer, other] = [createSigner('secret of this one'), createSigner('another secret')]
  for (const [kind, digit] of [
    ['single', '1'],
    ['counted', '2'],
    ['unlimited', '3'],
  ] as const) {
    const { codeSeed, codeKey } = newCode(signer, kind)
    const code = codeOf(signer, { kind, codeSeed })
    expect(code).toMatch(new RegExp(`^${digit}\\d{12}$`))
    expect(codeKeyOf(signer, code)).toEqual(codeKey)
    expect(codeOf(other, { kind, codeSeed })).not.toBe(code)
    expect(codeKeyOf(other, code)).not.toEqual(codeKey)
  }
  const codes = Array.from({ length: 1000 }, () =>
    codeOf(signer, { kind: 'single', ...newCode(signer, 'single') }),
  )
  expect(new Set(codes).size).toBe(1000)
})
