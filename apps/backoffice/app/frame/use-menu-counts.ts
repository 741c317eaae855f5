import { OFFICIAL_DESK_ID, QUEUE_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import { QueueFrame } from '@ironsouq/contract/deals/chat/chat.schema'
import { STAFF_CHANNEL, StaffMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { todayEndpoints, type TodayLine } from '@ironsouq/contract/platform/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { PortalPermission } from '@ironsouq/portal/frame/portal-permission.ts'
import { useRepeatedAsk } from '@ironsouq/portal/frame/use-repeated-ask.ts'
import { staffRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { useChannel } from '@ironsouq/portal/realtime/use-channel.ts'
import { useCallback, useMemo, useState } from 'react'
import { menuCounts, withChats, withInquiries } from './menu-counts.ts'

const NONE: readonly TodayLine[] = []

/** How many wait behind the lines of the menu. Those of inquiries and chats arrive at once. */
export function useMenuCounts(
  permissions: readonly PortalPermission[],
): Readonly<Record<string, number>> {
  const readsInquiries = permissions.includes('inquiry.read')
  const readsChats = permissions.includes('chat.read')
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
  useChannel({
    realtime: staffRealtime,
    channel: readsChats ? `${QUEUE_CHANNEL}:${OFFICIAL_DESK_ID}` : undefined,
    onMessage(body) {
      const { data } = QueueFrame.safeParse(body)
      if (data) setLines((before) => withChats(before, data.waiting))
    },
    onReset: askNow,
  })
  return useMemo(() => menuCounts(lines), [lines])
}
