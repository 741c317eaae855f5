import { Button } from '@ironsouq/ui/primitives/action/button'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useAskedProof } from '../api/recent-proof.ts'
import { useT } from '../language/use-t.ts'
import { signWithPasskey } from '../sign-in/passkey.ts'
import { textOf } from '../sign-in/text-of.ts'
import { useGateCall } from '../sign-in/use-gate-call.ts'
import type { AccountCalls, Proof } from './account-calls.ts'

type ProveDialogProps = Pick<AccountCalls, 'askProof' | 'prove'>

/** Asks for the proof of identity that a call of any screen waits for. */
export function ProveDialog(calls: ProveDialogProps) {
  const t = useT()
  const proving = useAskedProof()
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
