import { describe, expect, it } from 'vitest'
import { viewingDays } from './viewing.times.ts'

const YARD = {
  timeZone: 'Asia/Dubai',
  hours: [
    { weekday: 2, from: 480, to: 720 },
    { weekday: 5, from: 480, to: 690 },
    { weekday: 5, from: 870, to: 900 },
  ],
}
const MONDAY = new Date('2026-11-16T06:00:00Z')

describe('the times for viewings', () => {
  it('are within the opening hours, and end before the yard closes', () => {
    const [tuesday, friday, ...later] = viewingDays(YARD, MONDAY)
    expect(tuesday?.day).toBe('2026-11-17')
    expect(tuesday?.times[0]).toBe('2026-11-17T04:00:00.000Z')
    // Eleven in Dubai: it ends at noon.
    expect(tuesday?.times.at(-1)).toBe('2026-11-17T07:00:00.000Z')
    expect(friday?.day).toBe('2026-11-20')
    // The half hour after the break is too short.
    expect(friday?.times.at(-1)).toBe('2026-11-20T06:30:00.000Z')
    expect(later.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-27'])
  })

  it('leave the yard two hours of notice', () => {
    const [today] = viewingDays(YARD, new Date('2026-11-17T04:30:00Z'))
    expect(today).toEqual({
      day: '2026-11-17',
      times: ['2026-11-17T06:30:00.000Z', '2026-11-17T07:00:00.000Z'],
    })
  })

  it('of a yard without hours are none', () => {
    expect(viewingDays({ ...YARD, hours: [] }, MONDAY)).toEqual([])
  })
})
