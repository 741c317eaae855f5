import { expect, it } from 'vitest'
import { nextPayoutDay } from './payout.rules.ts'

it('payouts are made on Thursdays in Dubai, today included [BO-10]', () => {
  expect(nextPayoutDay(new Date('2026-11-18T10:00:00Z'))).toBe('2026-11-19')
  expect(nextPayoutDay(new Date('2026-11-19T19:59:59Z'))).toBe('2026-11-19')
  // In Dubai it is Friday.
  expect(nextPayoutDay(new Date('2026-11-19T20:00:00Z'))).toBe('2026-11-26')
})
