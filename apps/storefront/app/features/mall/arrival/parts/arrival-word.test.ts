import { expect, it } from 'vitest'
import { arrivalWord } from './arrival-word.ts'

const day = (by: string, from = by) => ({ from, by })

it('names the next two days by a word, in the time of the Gulf', () => {
  // In Dubai it is already the 19th.
  const now = new Date('2026-11-18T21:00:00Z')
  expect(arrivalWord(day('2026-11-19'), now)).toBe('today')
  expect(arrivalWord(day('2026-11-20', '2026-11-19'), now)).toBe('tomorrow')
  expect(arrivalWord(day('2026-11-23'), now)).toBe('on')
  expect(arrivalWord(day('2026-11-23', '2026-11-20'), now)).toBe('by')
})

it('names the date while no clock is known, and when the day is over', () => {
  expect(arrivalWord(day('2026-11-19'), null)).toBe('on')
  expect(arrivalWord(day('2026-11-17'), new Date('2026-11-18T08:00:00Z'))).toBe('on')
})
