import type { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import { RECENT_PROOF } from '@ironsouq/contract/identity-proof/identity-proof.endpoints'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { useT } from '../language/use-t.ts'
import { signWithPasskey } from '../sign-in/passkey.ts'
import { textOf } from '../sign-in/text-of.ts'
import { useGateCall } from '../sign-in/use-gate-call.ts'
import type { AccountCalls, Proof } from './account-calls.ts'

/** Runs a change of the account; it gives undefined if it was refused or not confirmed. */
export type Run = <Data>(call: () => Promise<Data>) => Promise<Data | undefined>

function needsProof({ data }: ApiError): boolean {
  const given: unknown[] = Array.isArray(data) ? data : []
  return given.some((each) => FieldFault.safeParse(each).data?.field === RECENT_PROOF)
}

interface Proving {
  /** Called once the person proved their identity, or closed the dialog. */
  resolve: (isProven: boolean) => void
}

/** Asks for a proof of identity when the server wants one, and repeats the call after it. */
export function useProven() {
  const { run: runOnce } = useCommand()
  const [proving, setProving] = useState<Proving>()

  const run: Run = async (call) => {
    let isRefused = false
    const refused = (err: ApiError) => (isRefused = needsProof(err))
    const data = await runOnce(call, refused)
    if (!isRefused) return data
    const isProven = await new Promise<boolean>((resolve) => setProving({ resolve }))
    setProving(undefined)
    return isProven ? runOnce(call) : undefined
  }
  return { run, proving }
}

interface ProveDialogProps {
  calls: AccountCalls
  proving: Proving | undefined
}

export function ProveDialog({ calls, proving }: ProveDialogProps) {
  const t = useT()
  const { run, isRunning, fault } = useGateCall()
  if (!proving) return null

  async function prove(given: () => Promise<Proof>) {
    if (await run(async () => calls.prove(await given()))) proving?.resolve(true)
  }

  return (
    <Dialog
      title={t('portalAccount.proveTitle')}
      close={t('common.close')}
      isOpen
      onOpenChange={() => proving.resolve(false)}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const code = textOf(new FormData(event.currentTarget), 'code')
          void prove(async () => ({ code }))
        }}
      >
        <p className="text-small text-ink-2">{t('portalAccount.proveLead')}</p>
        <PlainInput
          name="code"
          dir="ltr"
          label={t('portalSignIn.code')}
          error={fault?.text || fault?.fields['code']}
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" tone="ink" isPending={isRunning}>
          {t('portalSignIn.confirm')}
        </Button>
        <Button
          icon="lock"
          onPress={() =>
            void prove(async () => ({ passkey: await signWithPasskey(await calls.askProof()) }))
          }
        >
          {t('portalSignIn.usePasskey')}
        </Button>
      </form>
    </Dialog>
  )
}
