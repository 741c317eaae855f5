import { useCallback, useState } from 'react'
import { api } from '../api/api.ts'
import { useRepeatedAsk } from '../frame/use-repeated-ask.ts'
import { NOTIFICATION_CALLS } from './notification-calls.ts'

/** How many notifications the person has not read, and how to state it after a call that answers it. */
export function useUnread(audience: keyof typeof NOTIFICATION_CALLS) {
  const [unread, setUnread] = useState(0)
  const ask = useCallback(
    async () => setUnread((await api(NOTIFICATION_CALLS[audience].unread)).unread),
    [audience],
  )
  useRepeatedAsk(ask)
  return { unread, setUnread }
}
