import { useT } from '#kit/text/use-t.ts'

const HOUR = 60
const HOURS_FROM = 2 * HOUR

/** A reply time: minutes, and hours from two hours on. */
export function useReplyTime(): (minutes: number) => string {
  const t = useT()
  return (minutes) =>
    minutes < HOURS_FROM
      ? t('device.replyMinutes', { count: minutes })
      : t('device.replyHours', { count: Math.round(minutes / HOUR) })
}
