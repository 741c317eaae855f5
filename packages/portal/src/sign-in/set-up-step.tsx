import { Button } from '@ironsouq/ui/primitives/action/button'
import { Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { useEffect, useState } from 'react'
import { CommandForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { AppSecret } from './app-secret.tsx'
import { GateFault, StepHeading } from './gate.tsx'
import { createPasskey } from './passkey.ts'
import type { FirstSession, Secret, SetUpCalls } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'

interface SetUpStepProps {
  calls: SetUpCalls
  ticket: string
  onSignedIn: (session: FirstSession) => void
}

/** An authenticator app is set up, or a passkey instead. */
export function SetUpStep({ calls, ticket, onSignedIn }: SetUpStepProps) {
  const t = useT()
  const { isRunning, fault, run } = useGateCall()
  const [secret, setSecret] = useState<Secret>()
  const [refused, setRefused] = useState<string>()

  useEffect(() => {
    let isGone = false
    const show = (found: Secret) => isGone || setSecret(found)
    const refuse = (err: unknown) => isGone || setRefused(err instanceof Error ? err.message : '')
    calls.beginApp(ticket).then(show, refuse)
    return () => void (isGone = true)
  }, [calls, ticket])

  async function send(form: FormData) {
    const code = textOf(form, 'code')
    const session = await run(() => calls.enableApp({ ticket, code }))
    if (session) onSignedIn(session)
  }

  async function takePasskey() {
    const name = t('portalSignIn.thisDevice')
    const session = await run(async () => {
      const made = await createPasskey(await calls.askNewPasskey(ticket))
      return calls.addPasskey({ ...made, name })
    })
    if (session) onSignedIn(session)
  }

  return (
    <>
      <CommandForm send={send}>
        <StepHeading>{t('portalSignIn.scan')}</StepHeading>
        <GateFault text={refused} />
        {secret ? <AppSecret {...secret} /> : <Skeleton size="h-40" />}
        <CodeInput
          name="code"
          label={t('portalSignIn.appCode')}
          error={fault?.text || fault?.fields['code']}
          required
        />
        <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
          {t('portalSignIn.confirm')}
        </Button>
      </CommandForm>
      <Button isWide icon="lock" onPress={() => void takePasskey()}>
        {t('portalSignIn.passkeyInstead')}
      </Button>
    </>
  )
}
