import { useEffect } from 'react'
import { toast } from '#kit/popup/toast.ts'
import { useT } from '#kit/text/use-t.ts'
import type { FormAnswer } from './form-answer.ts'

/** Shows a toast once when a command failed. */
export function useFailure(answer: FormAnswer | undefined): void {
  const t = useT()
  useEffect(() => {
    if (answer?.faults) toast(answer.faults.msg || t('userCenter.failed'), { kind: 'error' })
    // A change of the translation alone shows no new toast.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [answer])
}
