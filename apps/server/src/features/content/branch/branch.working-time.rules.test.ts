import { describe, expect, it } from 'vitest'
import { afterWorkingMinutes, workingMinutesBetween } from './branch.working-time.rules.ts'

const HOURS_24 = 24 * 60
const HOLIDAYS = [
  { effect: 'closed', firstDay: '2026-12-02', lastDay: '2026-12-03' },
  { effect: 'ramadan', firstDay: '2027-02-08', lastDay: '2027-03-09' },
] as const

// Dubai is four hours ahead of UTC. 16 November 2026 is a Monday.
describe('working time in the Emirates [IN-6]', () => {
  it.each([
    ['a Monday morning, to Wednesday', '2026-11-16T05:56:00Z', '2026-11-18T09:56:00Z'],
    [
      'a Thursday, over the break of Friday and the weekend',
      '2026-11-19T06:00:00Z',
      '2026-11-23T13:00:00Z',
    ],
    ['a Sunday, from Monday morning on', '2026-11-22T10:00:00Z', '2026-11-25T08:00:00Z'],
    ['a night, from the next morning on', '2026-11-16T20:00:00Z', '2026-11-19T08:00:00Z'],
    ['the day before National Day', '2026-12-01T04:00:00Z', '2026-12-07T11:00:00Z'],
    ['Ramadan, with six hours a day', '2027-02-08T05:00:00Z', '2027-02-11T11:00:00Z'],
  ])('ends 24 working hours from %s', (_, start, end) => {
    expect(afterWorkingMinutes(new Date(start), HOURS_24, HOLIDAYS).toISOString()).toBe(
      new Date(end).toISOString(),
    )
    expect(workingMinutesBetween(new Date(start), new Date(end), HOLIDAYS)).toBe(HOURS_24)
  })

  it('does not pass at night, on holidays or backwards', () => {
    const between = (from: string, to: string) =>
      workingMinutesBetween(new Date(from), new Date(to), HOLIDAYS)
    expect(between('2026-11-16T14:00:00Z', '2026-11-17T04:00:00Z')).toBe(0)
    expect(between('2026-12-02T06:00:00Z', '2026-12-03T12:00:00Z')).toBe(0)
    expect(between('2026-11-17T09:00:00Z', '2026-11-17T08:00:00Z')).toBe(0)
    expect(between('2026-11-16T05:56:00Z', '2026-11-17T12:44:00Z')).toBe(16 * 60 + 48)
  })
})
