import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useProof } from '#kit/proof-of-work/use-proof.ts'
import { useT } from '#kit/text/use-t.ts'
import { IN_DIALOG, type LoginAnswer, BINDS } from './parts/login-answer.ts'

export interface LoginFormProps {
  /** The login page's action, in the language of the URL. */
  action: string
  /** The page after the login. */
  back: string
  /** The action's response when the form was sent without script. */
  given?: LoginAnswer | undefined
  /** In a dialog: the page stays and receives the signed-in user. */
  onSignedIn?: ((user: UserInfo) => void) | undefined
  /** The account has a second factor: its ticket is in the answer to the first step. */
  onSecondStep?: ((ticket: string) => void) | undefined
  /** Links the pending social login to the account. */
  binds?: boolean
}

/** A missing proof of work belongs to no field. */
const withoutProofFault = (faults: FormFaults | undefined): FormFaults | undefined =>
  faults?.needsProof ? { ...faults, fields: {} } : faults

/** A login form: sent by fetch, or without script by the browser. */
export function useLoginForm(props: LoginFormProps, other?: FormFaults) {
  const { action, back, given, onSignedIn, onSecondStep, binds = false } = props
  const t = useT()
  const fetcher = useFetcher<LoginAnswer>()
  const [local, setLocal] = useState<FormFaults>()
  const answered = (fetcher.data ?? given)?.faults
  const latest = useLatest(other, answered)
  const faults = local ?? latest
  const shown = useMemo(() => withoutProofFault(faults), [faults])
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
  const proofState = useProof(answered, (proof) => submit({ proof }))

  const user = fetcher.data?.user
  useEffect(() => {
    if (user) onSignedIn?.(user)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called once for each answer
  }, [user])

  const secondStep = fetcher.data?.secondStep
  useEffect(() => {
    if (secondStep) onSecondStep?.(secondStep)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called once for each answer
  }, [secondStep])

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
    proofState,
    isBusy: fetcher.state !== 'idle' || proofState === 'busy',
    submit,
    refuse,
    /** Hidden fields of every form. */
    hidden: { back, ...(onSignedIn && { [IN_DIALOG]: '1' }), ...(binds && { [BINDS]: '1' }) },
  }
}
