/** A viewing in minutes, and the grid on which viewings begin. */
export const VIEWING_MINUTES = 60
export const VIEWING_STEP_MINUTES = 30

/** A yard needs this much notice. */
export const VIEWING_NOTICE_MINUTES = 120

/** How many days ahead can be booked, today included. */
export const VIEWING_DAYS = 14

/** Viewings that one yard takes on one day. */
export const VIEWINGS_PER_YARD_DAY = 12

/** Upcoming viewings of one mail address or mobile number. */
export const VIEWINGS_PER_CONTACT = 3

/** A visitor can move a viewing so often; then it stays or is cancelled. */
export const VIEWING_MOVES_MAX = 3

/** So early before the appointment a visitor can arrive. */
export const VIEWING_ARRIVAL_MINUTES = 60

/** Days of a calendar, and the most viewings it shows. */
export const VIEWING_CALENDAR_DAYS = 7
export const VIEWING_CALENDAR_MOST = 500

/** Days after the appointment until name and contact are deleted. */
export const VIEWING_RETENTION_DAYS = 90
