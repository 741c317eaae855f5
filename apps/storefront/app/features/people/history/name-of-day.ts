import type { Formatter } from '@ironsouq/i18n/format'
import type { Translate } from '@ironsouq/i18n/messages'
import type { ViewedDay } from './viewed-days.ts'

const NAMED = { today: 'userCenter.today', yesterday: 'userCenter.yesterday' } as const

/** The heading of a day, and its date. */
export const nameOfDay = (
  t: Translate,
  format: Formatter,
  { day, when }: Pick<ViewedDay<unknown>, 'day' | 'when'>,
) =>
  when === 'before'
    ? { name: format.weekday(day), date: format.dayMonth(day) }
    : { name: t(NAMED[when]), date: format.longDay(day) }
