import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '#kernel/ports/mail.ts'
import { calendarText } from './calendar.ts'

const ENTRY: CalendarEntry = {
  method: 'REQUEST',
  uid: 'viewing-019a8f00',
  sequence: 0,
  stamp: new Date('2026-11-16T08:00:00.250Z'),
  start: new Date('2026-11-17T05:30:00Z'),
  end: new Date('2026-11-17T06:30:00Z'),
  summary: 'Viewing: Cat 320; grade B, with bucket',
  location: 'Al Sajaa, Street 14',
  description: 'Machine: Cat 320\nVisitor: Mariam',
}
const textOf = (more: Partial<CalendarEntry> = {}) =>
  calendarText(
    { ...ENTRY, ...more },
    {
      organizer: 'Ironsouq <no-reply@ironsouq.example>',
      attendee: 'al-sajaa@yards.example',
      host: 'shop.example',
    },
  )
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar entry', () => {
  it('is a request with UID, sequence and times in UTC', () => {
    expect(linesOf(textOf())).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:viewing-019a8f00@shop.example',
        'SEQUENCE:0',
        'DTSTAMP:20261116T080000Z',
        'DTSTART:20261117T053000Z',
        'DTEND:20261117T063000Z',
        'ORGANIZER:mailto:no-reply@ironsouq.example',
        'STATUS:CONFIRMED',
      ]),
    )
  })

  it('is cancelled under the same UID', () => {
    const lines = linesOf(textOf({ method: 'CANCEL', sequence: 1 }))
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(lines).toContain(line)
    expect(lines).toContain('UID:viewing-019a8f00@shop.example')
  })

  it('escapes text, so that it cannot begin a line of its own', () => {
    const lines = linesOf(textOf({ description: 'A\r\nEND:VEVENT\nB;C,D\\E' }))
    expect(lines).toContain('DESCRIPTION:A\\nEND:VEVENT\\nB\\;C\\,D\\\\E')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(lines).toContain('SUMMARY:Viewing: Cat 320\\; grade B\\, with bucket')
  })

  it('has lines of at most 75 octets, and no divided character', () => {
    const text = textOf({ summary: 'حفارة مجنزرة كاتربيلر '.repeat(12) })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(linesOf(text)).toContain(`SUMMARY:${'حفارة مجنزرة كاتربيلر '.repeat(12)}`)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
