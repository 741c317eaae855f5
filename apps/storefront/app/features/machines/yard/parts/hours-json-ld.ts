import type { OpenSpan } from '@ironsouq/contract/machines/yard/yard.schema'
import type { JsonLd } from '#kit/page/json-ld.ts'

// oxfmt-ignore
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Opening hours for schema.org. */
export const hoursJsonLd = (hours: readonly OpenSpan[]): JsonLd[] =>
  hours.map(({ weekday, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
    opens: clock(from),
    closes: clock(to),
  }))
