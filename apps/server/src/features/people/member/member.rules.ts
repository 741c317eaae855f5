/** Whether this is a time zone that times can be calculated in; `Intl` also accepts old short names. */
export function isTimeZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).year > 0
  } catch {
    return false
  }
}
