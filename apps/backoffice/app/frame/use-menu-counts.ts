import { STAFF_CHANNEL, StaffMessage } from '@ironsouq/contract/realtime/realtime.frames'
import { todayEndpoints, type TodayLine } from '@ironsouq/contract/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { staffRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { useChannel } from '@ironsouq/portal/realtime/use-channel.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { menuCounts, withInquiries } from './menu-counts.ts'

const EVERY_MS = 60_000
/** Several reasons to ask come at once. */
const AGAIN_AFTER_MS = 2000

const NONE: readonly TodayLine[] = []

/**
 * How many wait behind the lines of the menu: asked every minute, when the window is used again,
 * and after each command, which loads the data again. Without an answer the last counts stay. Those
 * of inquiries arrive at once.
 */
export function useMenuCounts(readsInquiries: boolean): Readonly<Record<string, number>> {
  const [lines, setLines] = useState(NONE)
  const { state } = useRevalidator()
  const askedAt = useRef(-Infinity)
  const ask = useCallback(async () => {
    if (document.hidden || performance.now() - askedAt.current < AGAIN_AFTER_MS) return
    askedAt.current = performance.now()
    try {
      const today = await api(todayEndpoints.lines)
      setLines(today.lines)
    } catch {
      // The screen shows what is wrong; the menu can wait.
    }
  }, [])
  useEffect(() => {
    if (state !== 'idle') return undefined
    const stop = new AbortController()
    const { signal } = stop
    const again = () => void ask()
    again()
    const timer = setInterval(again, EVERY_MS)
    window.addEventListener('focus', again, { signal })
    document.addEventListener('visibilitychange', again, { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [state, ask])
  useChannel({
    realtime: staffRealtime,
    channel: readsInquiries ? STAFF_CHANNEL : undefined,
    onMessage(body) {
      const { data } = StaffMessage.safeParse(body)
      if (data) setLines((before) => withInquiries(before, data))
    },
    onReset: () => void ask(),
  })
  return useMemo(() => menuCounts(lines), [lines])
}
