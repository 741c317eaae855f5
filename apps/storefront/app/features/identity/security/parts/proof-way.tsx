import type { PROOF_WAYS } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { type MouseEvent, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { SecondFactorField } from '#features/identity/second-factor/parts/second-factor-field.tsx'
import { INTENT } from '#kit/form/code-wait.ts'
import type { IdentityAsk } from '#kit/form/form-answer.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { CodeSentNote, EnterButton, SendCode } from '#kit/form/send-code.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'
import { PROOF_FIELDS, PROVE } from './proof-fields.ts'

/** The form that was refused. */
function Repeated({ repeats }: Pick<IdentityAsk, 'repeats'>) {
  return Object.entries(repeats).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function ConfirmButton() {
  const t = useT()
  return (
    <button
      type="submit"
      name={INTENT}
      value={PROVE}
      className={buttonLook({ tone: 'ink', isWide: true })}
    >
      {t('settings.proveConfirm')}
    </button>
  )
}

/** The faults of one way only: the others were not tried. */
function faultsFor({ faults }: IdentityAsk, field: string, isFirst: boolean) {
  if (!faults) return undefined
  const isShared = PROOF_FIELDS.secondFactor in faults.fields
  const isWhole = isFirst && Object.keys(faults.fields).length === 0
  return field in faults.fields || isShared || isWhole ? faults : undefined
}

function ByPassword({ ask, isFirst }: { ask: IdentityAsk; isFirst: boolean }) {
  const t = useT()
  const name = PROOF_FIELDS.password
  const { form, fieldOf, msg } = useFirstFault({ given: faultsFor(ask, name, isFirst) })
  return (
    <Form method="post" {...form} className="grid gap-3">
      <Repeated repeats={ask.repeats} />
      <PasswordField
        {...fieldOf(name)}
        label={t('settings.yourPassword')}
        autoComplete="current-password"
        required
      />
      {ask.needsSecondFactor && <SecondFactorField {...fieldOf(PROOF_FIELDS.secondFactor)} />}
      <RefusedNote text={msg} />
      <ConfirmButton />
    </Form>
  )
}

function ByCode({ ask, isFirst }: { ask: IdentityAsk; isFirst: boolean }) {
  const t = useT()
  const name = PROOF_FIELDS.code
  const code = useSendCode({ sent: ask.sent, fields: Object.keys(ask.repeats) })
  const { form, fieldOf, msg } = useFirstFault({
    given: useLatest(code.faults, faultsFor(ask, name, isFirst)),
  })
  return (
    <Form method="post" {...form} className="grid gap-3">
      <EnterButton intent={PROVE} />
      <Repeated repeats={ask.repeats} />
      <CodeInput
        {...fieldOf(name)}
        label={t('settings.proveCode')}
        required
        help={<CodeSentNote sent={code.sent} />}
      />
      <div>
        <SendCode button={code.button} />
      </div>
      {ask.needsSecondFactor && <SecondFactorField {...fieldOf(PROOF_FIELDS.secondFactor)} />}
      <RefusedNote text={msg} />
      <ConfirmButton />
    </Form>
  )
}

function ByPasskey({ ask, isFirst }: { ask: IdentityAsk; isFirst: boolean }) {
  const t = useT()
  const submit = useSubmit()
  const [hasFailed, setFailed] = useState(false)
  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return
    const data = new FormData(form)
    import('./sign-proof.ts')
      .then(({ signProof }) => signProof())
      .then((signed) => {
        data.set(PROOF_FIELDS.passkey, signed)
        data.set(INTENT, PROVE)
        return submit(data, { method: 'post' })
      })
      .catch((err: unknown) => {
        log('no passkey was used', err)
        setFailed(true)
      })
  }
  const refused = faultsFor(ask, PROOF_FIELDS.passkey, isFirst)?.msg
  return (
    <Form method="post" className="grid gap-3 noscript:hidden">
      <Repeated repeats={ask.repeats} />
      <button type="button" onClick={handleClick} className={buttonLook({ isWide: true })}>
        <Icon name="lock" size="small" />
        {t('settings.provePasskey')}
      </button>
      <RefusedNote text={refused ?? (hasFailed ? t('error.passkeyFailed') : undefined)} />
    </Form>
  )
}

const WAYS = { password: ByPassword, passkey: ByPasskey, code: ByCode }

interface ProofWayProps {
  way: (typeof PROOF_WAYS)[number]
  ask: IdentityAsk
  /** Shown at once, with the focus. */
  isFirst?: boolean
}

/** One way to prove the identity. Each is a form of its own, so that only its field is sent. */
export function ProofWay({ way, ask, isFirst = false }: ProofWayProps) {
  const Way = WAYS[way]
  return <Way ask={ask} isFirst={isFirst} />
}
