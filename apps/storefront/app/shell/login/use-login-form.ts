import type { UserInfo } from '@ironsouq/contract/member/member.schema'
import { useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { useFirstFault } from '../forms/use-first-fault.ts'
import { useLatest } from '../forms/use-latest.ts'
import type { FormFaults } from '../session.server.ts'
import { useT } from '../use-t.ts'
import { IN_DIALOG, type LoginAnswer, BINDS } from './login-answer.ts'
import { useProof } from './use-proof.ts'

/** Where a login form stands. */
export interface LoginFormProps {
  /** The login page's action, in the language of the address. */
  action: string
  /** Where the reader goes on. */
  back: string
  /** What the action answered to a page without script. */
  given?: LoginAnswer | undefined
  /** Of a dialog: the page stays, and is told who signed in. */
  onSignedIn?: ((user: UserInfo) => void) | undefined
  /** A social login is bound to the account that is logged in to. */
  binds?: boolean
}

/** What a browser has to reckon out first is wrong with no field. */
const said = (faults: FormFaults | undefined): FormFaults | undefined =>
  faults?.needsProof ? { ...faults, fields: {} } : faults

/** A form of the login: sent where it stands, or by the browser itself without script. */
export function useLoginForm(props: LoginFormProps, other?: FormFaults) {
  const { action, back, given, onSignedIn, binds = false } = props
  const t = useT()
  const fetcher = useFetcher<LoginAnswer>()
  const [local, setLocal] = useState<FormFaults>()
  const answered = (fetcher.data ?? given)?.faults
  const latest = useLatest(other, answered)
  const faults = local ?? latest
  const shown = useMemo(() => said(faults), [faults])
  const first = useFirstFault({
    given: shown,
    wordOf: (name) => (name === 'agreed' ? t('error.termsNotAgreed') : undefined),
  })

  const submit = (own: Readonly<Record<string, string>> = {}) => {
    const form = first.form.ref.current
    if (!form) return
    const body = new FormData(form)
    for (const [name, value] of Object.entries(own)) body.set(name, value)
    setLocal(undefined)
    void fetcher.submit(body, { method: 'post', action })
  }
  const reckoning = useProof(answered, (proof) => submit({ proof }))

  const user = fetcher.data?.user
  useEffect(() => {
    if (user) onSignedIn?.(user)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each answer
  }, [user])

  const refuse = (fields: Record<string, string>, msg = '') =>
    setLocal({ msg, fields, needsProof: false, status: 400 })

  return {
    Form: fetcher.Form,
    form: {
      ...first.form,
      action,
      method: 'post' as const,
      onSubmitCapture: () => setLocal(undefined),
    },
    fieldOf: first.fieldOf,
    msg: first.msg,
    reckoning,
    isBusy: fetcher.state !== 'idle' || reckoning === 'busy',
    submit,
    refuse,
    /** What goes with every form and is not seen. */
    hidden: { back, ...(onSignedIn && { [IN_DIALOG]: '1' }), ...(binds && { [BINDS]: '1' }) },
  }
}
