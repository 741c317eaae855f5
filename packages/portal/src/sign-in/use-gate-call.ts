import { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import { useState } from 'react'
import { isAway } from '../api/api.ts'
import { useT } from '../language/use-t.ts'

interface Fault {
  /** What is wrong with the whole form; empty if single fields are. */
  text: string
  fields: Partial<Record<string, string>>
}

function faultOf(err: ApiError): Fault {
  const given: unknown[] = Array.isArray(err.data) ? err.data : []
  const found = given.map((each) => FieldFault.safeParse(each)).filter(({ success }) => success)
  if (found.length === 0) return { text: err.message, fields: {} }
  const fields = found.flatMap(({ data }) => (data ? [[data.field, data.msg] as const] : []))
  return { text: '', fields: Object.fromEntries(fields) }
}

/** Runs a call of a form in front of the session, and keeps what was refused about it. */
export function useGateCall() {
  const t = useT()
  const [isRunning, setIsRunning] = useState(false)
  const [fault, setFault] = useState<Fault>()

  async function run<Data>(call: () => Promise<Data>): Promise<Data | undefined> {
    setIsRunning(true)
    try {
      const data = await call()
      setFault(undefined)
      return data
    } catch (err) {
      if (err instanceof ApiError) setFault(faultOf(err))
      else if (isAway(err)) setFault({ text: t('portal.awayTitle'), fields: {} })
      // The person closed the dialog of the browser, or has no passkey for this site.
      else if (err instanceof Error && err.name === 'NotAllowedError')
        setFault({ text: t('error.passkeyFailed'), fields: {} })
      else throw err
      return undefined
    } finally {
      setIsRunning(false)
    }
  }
  return { isRunning, fault, run }
}
