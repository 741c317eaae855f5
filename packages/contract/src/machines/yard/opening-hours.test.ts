import { describe, expect, it } from 'vitest'
import { instantOf, localTime, openingAt, utcOffset, weekOf } from './opening-hours.ts'
import type { OpenSpan } from './yard.schema.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const span = (weekday: number, from: number, to: number): OpenSpan => ({ weekday, from, to })

/** Open Monday to Thursday, on Friday with a break for prayer, closed at the weekend. */
const YARD = {
  timeZone: 'Asia/Dubai',
  hours: [
    ...[1, 2, 3, 4].map((weekday) => span(weekday, at(8), at(18))),
    span(5, at(8), at(11, 30)),
    span(5, at(14, 30), at(18)),
  ],
}

describe('the opening of a yard', () => {
  it.each([
    // 17 November 2026 is a Tuesday; Dubai is four hours ahead.
    ['2026-11-17T03:59:00Z', { isOpen: false, inDays: 0, weekday: 2, at: at(8) }],
    ['2026-11-17T04:00:00Z', { isOpen: true, until: at(18) }],
    ['2026-11-17T14:00:00Z', { isOpen: false, inDays: 1, weekday: 3, at: at(8) }],
    ['2026-11-20T08:00:00Z', { isOpen: false, inDays: 0, weekday: 5, at: at(14, 30) }],
    ['2026-11-20T15:00:00Z', { isOpen: false, inDays: 3, weekday: 1, at: at(8) }],
    // Still Sunday in UTC.
    ['2026-11-22T21:00:00Z', { isOpen: false, inDays: 0, weekday: 1, at: at(8) }],
  ])('at %s is %o', (now, opening) => {
    expect(openingAt(YARD, new Date(now))).toEqual(opening)
  })

  it('of a yard that opens once a week is a week away after it closes', () => {
    const once = { timeZone: 'Asia/Dubai', hours: [span(2, at(8), at(9))] }
    expect(openingAt(once, new Date('2026-11-17T06:00:00Z'))).toMatchObject({ inDays: 7 })
  })

  it('is not known without hours', () => {
    expect(openingAt({ timeZone: 'Asia/Dubai', hours: [] }, new Date(0))).toBeNull()
  })
})

describe('the time of a yard', () => {
  it.each([
    ['2026-11-17', at(9, 30), 'Asia/Dubai', '2026-11-17T05:30:00.000Z'],
    ['2026-11-17', 0, 'Asia/Dubai', '2026-11-16T20:00:00.000Z'],
    // The clocks go back on this day at three.
    ['2026-10-25', at(1), 'Europe/Berlin', '2026-10-24T23:00:00.000Z'],
    ['2026-10-25', at(9), 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
    ['2026-03-29', at(9), 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ])('%s and %i minutes in %s is %s', (day, minute, timeZone, moment) => {
    expect(instantOf(day, minute, timeZone).toISOString()).toBe(moment)
    expect(localTime(new Date(moment), timeZone)).toMatchObject({ day, minute })
  })
})

it.each([
  ['Asia/Dubai', 'UTC+4'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/New_York', 'UTC−5'],
  ['UTC', 'UTC'],
])('%s is %s', (timeZone, offset) => {
  expect(utcOffset(new Date('2026-11-17T05:30:15.250Z'), timeZone)).toBe(offset)
})

it('a week of hours names neighbouring days with the same hours once', () => {
  expect(weekOf(YARD.hours).map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
    [1, 4, 1],
    [5, 5, 2],
    [6, 7, 0],
  ])
})
