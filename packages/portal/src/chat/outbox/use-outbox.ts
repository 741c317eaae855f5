import { ApiError, TransportError } from '@ironsouq/contract/client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api, isSignedOut } from '../../api/api.ts'
import type { ConsoleDesk } from '../console-desk.ts'
import { createOutbox, type Failure, type Outbox, type Outgoing } from './outbox.ts'

/** Without an answer, without a session and under too much load a message waits; everything else is a refusal. */
function failureOf(err: unknown): Failure {
  if (err instanceof TransportError || isSignedOut(err)) return { again: true }
  if (!(err instanceof ApiError)) throw err
  return err.status === 429 || err.status >= 500
    ? { again: true }
    : { again: false, refusal: err.message }
}

interface ConsoleOutbox {
  outbox: Outbox
  waiting: readonly Outgoing[]
}

/** The messages of this person that are not sent yet; the tab stores them until they are. */
export function useOutbox(
  { calls, personId }: Pick<ConsoleDesk, 'calls' | 'personId'>,
  isConnected: boolean,
): ConsoleOutbox {
  const outbox = useMemo(
    () =>
      createOutbox({
        send: (body) => api(calls.send, { body }),
        failureOf,
        store: sessionStorage,
        key: `chat-outbox:${personId}`,
      }),
    [calls, personId],
  )
  useEffect(() => {
    const flush = () => void outbox.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      outbox.stop()
    }
  }, [outbox])
  useEffect(() => {
    if (isConnected) void outbox.flush()
  }, [outbox, isConnected])
  return { outbox, waiting: useSyncExternalStore(outbox.subscribe, outbox.waiting) }
}
