import type { CalendarEntry } from '#kernel/ports/mail.ts'

interface Addresses {
  /** The sender of the email: it organises what it sends. */
  organizer: string
  attendee: string
  /** Makes the UID unique in the world. */
  host: string
}

const LINE_OCTETS = 75

/** 20261117T053000Z */
const instant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Lines of at most 75 octets; a continued line begins with a space, and no character is divided. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += sign
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** `Ironsouq <no-reply@ironsouq.example>` and a bare address have the same address. */
const addressIn = (text: string) => /<([^>]+)>/.exec(text)?.[1] ?? text

/** An event as a calendar reads it: REQUEST puts it in, CANCEL with a higher sequence takes it out [RFC 5545] [RFC 5546]. */
export function calendarText(entry: CalendarEntry, { organizer, attendee, host }: Addresses) {
  const isCancelled = entry.method === 'CANCEL'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ironsouq//Viewing//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${host}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${instant(entry.stamp)}`,
    `DTSTART:${instant(entry.start)}`,
    `DTEND:${instant(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `ORGANIZER:mailto:${addressIn(organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
