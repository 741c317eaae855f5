import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

const CycleDay = z.int().check(z.minimum(1), z.maximum(7))

/** One of the seven days: signed, today, or one that cannot be signed yet. */
const CalendarDay = z.object({
  day: z.iso.date(),
  cycleDay: CycleDay,
  points: z.int(),
  state: z.enum(['checkedIn', 'today', 'later']),
})
export type CalendarDay = z.output<typeof CalendarDay>

/** Days in a row, from the first to the last of them. */
const Run = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  days: CycleDay,
  points: z.int(),
})

export const CheckInCalendar = z.object({
  /** The seven days that today belongs to, in Dubai. */
  days: z.array(CalendarDay),
  today: CycleDay,
  isCheckedIn: z.boolean(),
  /** Whether days were missed since the last check-in. */
  wasMissed: z.boolean(),
  /** When the next day begins. */
  nextDayAt: z.iso.datetime(),
  /** Earlier check-ins, the newest first. */
  earlier: z.array(Run),
})
export type CheckInCalendar = z.output<typeof CheckInCalendar>

export const checkInEndpoints = {
  calendar: endpoint({
    method: 'GET',
    path: '/p/check-in/calendar',
    audience: 'member',
    summary: 'The seven days of check-ins that today belongs to, and earlier ones',
    data: CheckInCalendar,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/p/check-in',
    audience: 'member',
    summary: 'Checks in today; a second time changes nothing',
    data: z.object({ points: z.int(), isFirst: z.boolean(), calendar: CheckInCalendar }),
  }),
}
