import { describe, expect, it } from 'vitest'
import { sparkLine } from './spark.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })
const asked = (...amounts: string[]) =>
  amounts.map((amount) => ({ price: aed(amount), at: '2026-11-17T08:00:00Z' }))

describe('the line of a price since a machine was saved [EQ-4]', () => {
  it('goes down by a step when the price falls, and ends at the price of now', () => {
    const prices = asked('262000')
    const line = sparkLine({ priceThen: aed('272000'), prices, now: aed('262000') })
    expect(line).toEqual({ path: 'M0 4V4H56V24H112', end: { x: 112, y: 24 } })
  })

  it('lies in the middle while nothing changes', () => {
    const still = { path: 'M0 14V14H112', end: { x: 112, y: 14 } }
    expect(sparkLine({ priceThen: aed('1'), prices: [], now: aed('1') })).toEqual(still)
  })

  it('leaves out what was asked in another currency or not named', () => {
    const prices = [{ price: null, at: '2026-11-17T08:00:00Z' }, ...asked('5')]
    const priceThen = { amount: '9', currency: 'USD' }
    expect(sparkLine({ priceThen, prices, now: aed('5') })?.path).toBe('M0 14V14H112')
    expect(sparkLine({ priceThen: null, prices: [], now: null })).toBeNull()
  })
})
