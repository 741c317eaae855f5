import type { InquiryFigures } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { DayBars } from '@ironsouq/portal/figure/day-bars'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'

/** Longer times are shown in hours. */
const MINUTES_SHOWN = 120

function useDuration(): (minutes: number) => string {
  const t = useT()
  return (minutes) =>
    minutes < MINUTES_SHOWN
      ? t('device.replyMinutes', { count: Math.round(minutes) })
      : t('device.replyHours', { count: Math.round(minutes / 60) })
}

interface ReplyTimeProps {
  /** The median that buyers see; null until there are enough answers. */
  minutes: number | null
  figures: Pick<InquiryFigures, 'weeks' | 'at'>
}

/** How fast the dealer replies: the figure that buyers see, and how it went from week to week. */
export function ReplyTime({ minutes, figures: { weeks, at } }: ReplyTimeProps) {
  const t = useT()
  const duration = useDuration()
  const answered = weeks.some((week) => week.minutes !== null)
  return (
    <Panel heading={t('merchantInquiry.replyTime')}>
      <p className="text-head font-extrabold tabular-nums">
        {minutes === null ? '–' : duration(minutes)}
      </p>
      <p className="pb-3 text-ink-2">
        {t(minutes === null ? 'merchantInquiry.replyTimeNone' : 'merchantInquiry.replyTimeBody')}
      </p>
      {answered && (
        <DayBars
          title={t('merchant.replyWeeks')}
          at={at}
          sum="none"
          written={duration}
          days={weeks.map((week) => ({ day: week.day, value: week.minutes ?? 0 }))}
        />
      )}
    </Panel>
  )
}
