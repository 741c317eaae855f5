import { describe, expect, it } from 'vitest'
import { arrivalOf, deliveryTimeTo, endOfDay, latestArrival } from './arrival.ts'

const TIME = { daysMin: 1, daysMax: 3, cutOff: 14 * 60, daysOff: [6, 7] }
/** A moment in Dubai; 16 November 2026 is a Monday. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+04:00`)

describe('when something arrives', () => {
  it('counts from the day of the order until the minute of the cut-off', () => {
    const before = arrivalOf(at('2026-11-16', '13:59'), TIME, [])
    expect(before).toEqual({ from: '2026-11-17', by: '2026-11-19' })
    const after = arrivalOf(at('2026-11-16', '14:00'), TIME, [])
    expect(after).toEqual({ from: '2026-11-18', by: '2026-11-20' })
  })

  it('leaves out the days off after an order on Friday evening', () => {
    const arrival = arrivalOf(at('2026-11-20', '19:00'), TIME, [])
    expect(arrival).toEqual({ from: '2026-11-24', by: '2026-11-26' })
    expect(arrivalOf(at('2026-11-21', '09:00'), TIME, [])).toEqual(arrival)
  })

  it('leaves out the holidays of an Eid', () => {
    const eid = ['2027-03-10', '2027-03-11', '2027-03-12']
    const arrival = arrivalOf(at('2027-03-09', '10:00'), TIME, eid)
    expect(arrival).toEqual({ from: '2027-03-15', by: '2027-03-17' })
    expect(arrivalOf(at('2027-03-11', '10:00'), TIME, eid)).toEqual({
      from: '2027-03-16',
      by: '2027-03-18',
    })
  })

  it('goes on in the next month and the next year', () => {
    const ordered = at('2026-12-30', '10:00')
    expect(arrivalOf(ordered, TIME, ['2027-01-01'])).toEqual({
      from: '2026-12-31',
      by: '2027-01-05',
    })
  })

  it('reads the clock of the Gulf, wherever it runs', () => {
    // In UTC it is still Monday; in Dubai it is half past one on Tuesday.
    const night = new Date('2026-11-16T21:30:00Z')
    expect(arrivalOf(night, TIME, [])).toEqual({ from: '2026-11-18', by: '2026-11-20' })
  })

  it('is the same day for a store that delivers at once', () => {
    const sameDay = { ...TIME, daysMin: 0, daysMax: 0 }
    expect(arrivalOf(at('2026-11-16', '10:00'), sameDay, []).by).toBe('2026-11-16')
    expect(arrivalOf(at('2026-11-16', '15:00'), sameDay, []).by).toBe('2026-11-17')
  })
})

describe('the arrival of an order', () => {
  it('is that of its latest goods, and unknown when one of them is', () => {
    const [early, late] = [
      { from: '2026-11-17', by: '2026-11-19' },
      { from: '2026-11-18', by: '2026-11-18' },
    ]
    expect(latestArrival([early, late])).toEqual({ from: '2026-11-18', by: '2026-11-19' })
    expect(latestArrival([early, null])).toBeNull()
    expect(latestArrival([])).toBeNull()
  })

  it('is over when the day is over in the Gulf', () => {
    expect(endOfDay('2026-11-30').toISOString()).toBe('2026-11-30T20:00:00.000Z')
  })
})

describe('the delivery time to an emirate', () => {
  const { cutOff, daysOff } = TIME
  const rule = (regions: string[], days: number | null) => ({
    regions,
    daysMin: days,
    daysMax: days,
  })

  it('is that of its own rule before that of the others', () => {
    const times = { cutOff, daysOff, rules: [rule(['AE'], 3), rule(['dubai'], 1)] }
    expect(deliveryTimeTo(times, 'dubai')?.daysMax).toBe(1)
    expect(deliveryTimeTo(times, 'ajman')?.daysMax).toBe(3)
  })

  it('is not taken from the others when its own rule names none', () => {
    const times = { cutOff, daysOff, rules: [rule(['dubai'], null), rule(['AE'], 3)] }
    expect(deliveryTimeTo(times, 'dubai')).toBeNull()
    expect(deliveryTimeTo({ ...times, rules: [] }, 'dubai')).toBeNull()
  })
})
