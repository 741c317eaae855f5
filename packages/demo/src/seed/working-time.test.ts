import { expect, it } from 'vitest'
import { isOpen, openAfter, openBefore, weekly } from './working-time.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00+04:00`)

it('moves a time to one at which stores are open, and leaves one that is', () => {
  expect(openBefore(at('18T11:20'))).toBe(at('18T11:20'))
  // The 15th is a Sunday.
  expect(openBefore(at('16T03:20'))).toBe(at('14T17:20'))
  expect(openBefore(at('18T22:05'))).toBe(at('18T17:05'))
  expect(openAfter(at('14T19:40'))).toBe(at('16T08:40'))
  expect(openAfter(at('18T05:10'))).toBe(at('18T08:10'))
  for (let hour = 0; hour < 24 * 14; hour++) {
    const time = at('01T00:30') + hour * 3_600_000
    const [before, after] = [openBefore(time), openAfter(time)]
    expect([isOpen(before), isOpen(after), before <= time, after >= time]).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
})

it('names the days of weeks', () => {
  expect(weekly({ from: at('01T00:00'), until: at('17T00:00'), weekday: 1, hour: 10 })).toEqual([
    at('02T10:00'),
    at('09T10:00'),
    at('16T10:00'),
  ])
})
