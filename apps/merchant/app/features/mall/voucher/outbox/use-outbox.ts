import { voucherMerchantEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropWriteOff, savedWriteOffs, saveWriteOff, sendWriteOffs } from './outbox.ts'

/** How long what waits is left alone before it is tried again. */
const AGAIN_MS = 20_000

interface Outbox {
  saved: ReturnType<typeof savedWriteOffs>
  /** Saves a code for later; false when it waits already. */
  save: (given: { code: string; key: string }) => boolean
  drop: (key: string) => void
  send: () => Promise<void>
}

/** Codes that were redeemed without a connection: sent when it is back, when the page is shown, and now and then. */
export function useOutbox(accountId: string, onSent: () => void): Outbox {
  const [saved, setSaved] = useState(() => savedWriteOffs(localStorage, accountId))
  const isSending = useRef(false)
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  })
  const read = useCallback(() => setSaved(savedWriteOffs(localStorage, accountId)), [accountId])
  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    const waiting = () =>
      savedWriteOffs(localStorage, accountId).filter(({ state }) => state === 'waiting').length
    const before = waiting()
    try {
      await sendWriteOffs(localStorage, accountId, ({ code, key }) =>
        api(voucherMerchantEndpoints.writeOff, { body: { code }, idempotencyKey: key }),
      )
    } finally {
      isSending.current = false
      read()
      if (waiting() < before) latest.current()
    }
  }, [accountId, read])
  const hasWaiting = saved.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!hasWaiting) return undefined
    const again = () => void send()
    again()
    const timer = setInterval(again, AGAIN_MS)
    globalThis.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [hasWaiting, send])
  return {
    saved,
    save(given) {
      const isNew = saveWriteOff(localStorage, accountId, {
        ...given,
        savedAt: new Date().toISOString(),
      })
      read()
      return isNew
    },
    drop(key) {
      dropWriteOff(localStorage, accountId, key)
      read()
    },
    send,
  }
}
