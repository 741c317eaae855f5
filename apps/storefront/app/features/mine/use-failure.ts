import { useEffect } from 'react'
import { toast } from '#shell/popups/toast.ts'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'

/** Says it once when a command could not be done. */
export function useFailure(came: Attempt | undefined): void {
  const t = useT()
  useEffect(() => {
    if (came?.failure !== undefined) toast(came.failure || t('mine.failed'), { kind: 'error' })
    // Words alone are no news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [came])
}
