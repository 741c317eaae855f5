import { ApiError } from '@ironsouq/contract/client'
import { useCallback, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'
import { isAway, isSignedOut } from './api.ts'
import { withRecentProof } from './recent-proof.ts'

interface Command {
  isRunning: boolean
  /**
   * Runs a call that changes something, then loads the screen's data again. A failure is shown as a
   * toast and gives undefined, unless `onRefusal` returns true for it. If the call needs a proof of
   * identity, the person is asked for one first.
   */
  run: <Data>(
    call: () => Promise<Data>,
    onRefusal?: (refusal: ApiError) => boolean,
  ) => Promise<Data | undefined>
}

export function useCommand(): Command {
  const t = useT()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState(0)

  const run = useCallback<Command['run']>(
    async (call, onRefusal) => {
      setRunning((count) => count + 1)
      try {
        const data = await withRecentProof(call)
        await revalidate()
        return data
      } catch (err) {
        if (isSignedOut(err)) await navigate(loginPath(location))
        else if (isAway(err)) toasts.show({ text: t('portal.awayTitle'), tone: 'error' })
        else if (!(err instanceof ApiError)) throw err
        else if (!onRefusal?.(err)) toasts.show({ text: err.message, tone: 'error', lasts: 6000 })
        return undefined
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [t, navigate, revalidate],
  )
  return { isRunning: running > 0, run }
}

/** The login, which returns to where the person was. */
export const loginPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === '/' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`
