import { ANSWER_WORKING_HOURS } from '@ironsouq/contract/deals/quote/quote.limits'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const HOUR = 60
const ALL = ANSWER_WORKING_HOURS * HOUR
/** Below this the rest is short: the bar and the words turn amber. */
const NEAR = 4 * HOUR

/** The working time that is left for an answer: a bar that fills with what has passed, and words. */
export function TimeLeft({ minutes }: { minutes: number }) {
  const t = useT()
  const left = Math.max(0, minutes)
  const isNear = left < NEAR
  const words =
    left >= HOUR
      ? t('merchantInquiry.leftHours', { count: Math.floor(left / HOUR) })
      : t('merchantInquiry.leftMinutes', { count: left })
  return (
    <span className="grid gap-0.5">
      {/* Drawn: a style attribute would need an exception of the content policy. */}
      <svg aria-hidden="true" className="h-1.5 w-full rounded-tight bg-sunk rtl:-scale-x-100">
        <rect
          width={`${Math.round(((ALL - Math.min(left, ALL)) / ALL) * 100)}%`}
          height="100%"
          className={isNear ? 'fill-accent-text' : 'fill-ink'}
        />
      </svg>
      <b className={`text-micro font-semibold ${isNear ? 'text-accent-text' : ''}`}>{words}</b>
    </span>
  )
}
