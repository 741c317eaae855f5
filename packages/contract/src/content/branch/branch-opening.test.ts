import { describe, expect, it } from 'vitest'
import { branchOpening } from './branch-opening.ts'
import type { Holiday } from './branch.schema.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const span = (weekday: number, from: number, to: number) => ({ weekday, from, to })

/** The week of the Emirates: Friday with a break for prayer, half of Saturday, closed on Sunday. */
const BRANCH = {
  hours: [
    ...[1, 2, 3, 4].map((weekday) => span(weekday, at(8), at(18))),
    span(5, at(8), at(11, 30)),
    span(5, at(14, 30), at(18)),
    span(6, at(8), at(14)),
  ],
  ramadanHours: [1, 2, 3, 4, 5].map((weekday) => span(weekday, at(9), at(14))),
}
const days = (effect: Holiday['effect'], firstDay: string, lastDay: string) => ({
  effect,
  firstDay,
  lastDay,
})
const HOLIDAYS = [
  days('closed', '2026-12-02', '2026-12-03'),
  days('ramadan', '2027-02-08', '2027-03-09'),
  days('closed', '2027-03-10', '2027-03-12'),
]

describe('the opening of a branch [RT-13]', () => {
  it.each([
    // Dubai is four hours ahead of UTC. 17 November 2026 is a Tuesday.
    ['2026-11-17T12:44:00Z', { isOpen: true, until: at(18), closesSoon: false }],
    ['2026-11-17T13:00:00Z', { isOpen: true, until: at(18), closesSoon: true }],
    ['2026-11-17T14:00:00Z', { isOpen: false, inDays: 1, weekday: 3, at: at(8) }],
    // Monday in Dubai, still Sunday in UTC.
    ['2026-11-15T21:00:00Z', { isOpen: false, inDays: 0, weekday: 1, at: at(8) }],
    // In the break of Friday.
    ['2026-11-20T08:00:00Z', { isOpen: false, inDays: 0, weekday: 5, at: at(14, 30) }],
    // From Saturday afternoon to Monday.
    ['2026-11-21T11:00:00Z', { isOpen: false, inDays: 2, weekday: 1, at: at(8) }],
    // National Day falls on Wednesday and Thursday: closed until Friday.
    ['2026-12-01T15:00:00Z', { isOpen: false, inDays: 3, weekday: 5, at: at(8) }],
    ['2026-12-02T06:00:00Z', { isOpen: false, inDays: 2, weekday: 5, at: at(8) }],
    // In Ramadan.
    ['2027-02-09T09:30:00Z', { isOpen: true, until: at(14), closesSoon: true }],
    ['2027-02-09T11:00:00Z', { isOpen: false, inDays: 1, weekday: 3, at: at(9) }],
    // The last evening of Ramadan: Eid closes Wednesday to Friday, Saturday has ordinary hours.
    ['2027-03-09T15:00:00Z', { isOpen: false, inDays: 4, weekday: 6, at: at(8) }],
  ])('at %s is %o', (now, opening) => {
    expect(branchOpening(BRANCH, HOLIDAYS, new Date(now))).toEqual(opening)
  })

  it('keeps its ordinary hours in Ramadan when it has no others', () => {
    const plain = { ...BRANCH, ramadanHours: [] }
    const opening = branchOpening(plain, HOLIDAYS, new Date('2027-02-09T11:00:00Z'))
    expect(opening).toMatchObject({ isOpen: true, until: at(18) })
  })

  it('is not known without hours', () => {
    expect(branchOpening({ hours: [], ramadanHours: [] }, [], new Date(0))).toBeNull()
  })
})
