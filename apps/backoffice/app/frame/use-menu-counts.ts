import { STAFF_CHANNEL, StaffMessage } from '@ironsouq/contract/realtime/realtime.frames'
import { todayEndpoints, type TodayLine } from '@ironsouq/contract/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useRepeatedAsk } from '@ironsouq/portal/frame/use-repeated-ask.ts'
import { staffRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { useChannel } from '@ironsouq/portal/realtime/use-channel.ts'
import { useCallback, useMemo, useState } from 'react'
import { menuCounts, withInquiries } from './menu-counts.ts'

const NONE: readonly TodayLine[] = []

/** How many wait behind the lines of the menu. Those of inquiries arrive at once. */
export function useMenuCounts(readsInquiries: boolean): Readonly<Record<string, number>> {
  const [lines, setLines] = useState(NONE)
  const ask = useCallback(async () => {
    const today = await api(todayEndpoints.lines)
    setLines(today.lines)
  }, [])
  const askNow = useRepeatedAsk(ask)
  useChannel({
    realtime: staffRealtime,
    channel: readsInquiries ? STAFF_CHANNEL : undefined,
    onMessage(body) {
      const { data } = StaffMessage.safeParse(body)
      if (data) setLines((before) => withInquiries(before, data))
    },
    onReset: askNow,
  })
  return useMemo(() => menuCounts(lines), [lines])
}
