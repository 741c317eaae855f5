import { TIME_ZONE } from './format.ts'

/** The calendar day that an instant falls on in a zone: `2026-11-17`. */
export const dayIn = (at: Date | string, timeZone = TIME_ZONE): string =>
  // Canadian English writes a day as ISO does.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at))

/** The hour of the day in a zone, from 0 to 23. */
export const hourIn = (at: Date | string, timeZone = TIME_ZONE): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      new Date(at),
    ),
  )
