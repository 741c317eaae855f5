import { expect, it } from 'vitest'
import { calendarWeeks, shareOf, weekOf } from './calendar-weeks.ts'

it('begins its weeks on Monday in Gulf time', () => {
  const monday = Date.parse('2026-11-16T00:00:00+04:00')
  for (const at of [
    '2026-11-16T00:00:00+04:00',
    '2026-11-19T14:00:00Z',
    '2026-11-22T23:59:59+04:00',
  ])
    expect(weekOf(Date.parse(at))).toBe(monday)
  expect(weekOf(Date.parse('2026-11-15T23:59:59+04:00'))).toBe(monday - 7 * 86_400_000)
  expect(calendarWeeks(monday)).toHaveLength(8)
})

it('places a moment within the weeks', () => {
  const from = Date.parse('2026-11-16T00:00:00+04:00')
  expect(shareOf('2026-11-16T00:00:00+04:00', from)).toBe(0)
  expect(shareOf('2026-12-14T00:00:00+04:00', from)).toBe(50)
  expect([shareOf('2026-01-01T00:00:00Z', from), shareOf('2027-12-01T00:00:00Z', from)]).toEqual([
    0, 100,
  ])
})
