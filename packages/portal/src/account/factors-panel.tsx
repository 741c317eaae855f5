import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { DialogForm } from '../form/command-form.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { AppSecret } from '../sign-in/app-secret.tsx'
import { createPasskey } from '../sign-in/passkey.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import type { Secret } from '../sign-in/sign-in-calls.ts'
import { textOf } from '../sign-in/text-of.ts'
import type { AccountCalls, Factors } from './account-calls.ts'

interface FactorsPanelProps {
  calls: AccountCalls
  factors: Factors
}

interface RowProps {
  title: string
  note: string
  children: ReactNode
}

function Row({ title, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <span className="grid min-w-0">
        <bdi className="font-medium">{title}</bdi>
        <span className="text-micro text-ink-muted">{note}</span>
      </span>
      <span className="flex gap-2">{children}</span>
    </li>
  )
}

interface NewAppProps {
  secret: Secret
  /** Gives null when the code was right. */
  enable: (code: string) => Promise<null | undefined>
  onDone: () => void
}

/** The secret of a new app, until a code of it is entered. */
function NewApp({ secret, enable, onDone }: NewAppProps) {
  const t = useT()
  const send = async (form: FormData) => {
    if ((await enable(textOf(form, 'code'))) === null) onDone()
  }
  return (
    <DialogForm title={t('portalSignIn.scan')} send={send} onClose={onDone}>
      <AppSecret {...secret} />
      <CodeInput name="code" label={t('portalSignIn.appCode')} required />
      <Button type="submit" tone="ink">
        {t('portalSignIn.confirm')}
      </Button>
    </DialogForm>
  )
}

/** App, passkeys and recovery codes of the account. */
export function FactorsPanel({ calls, factors }: FactorsPanelProps) {
  const t = useT()
  const format = useFormat()
  const { run } = useCommand()
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { appSince, passkeys, recoveryCodesLeft } = factors

  const beginApp = async () => setSecret(await run(calls.beginApp))
  const renew = async () => setCodes((await run(calls.renewCodes))?.recoveryCodes)
  const addPasskey = () =>
    run(async () => {
      const made = await createPasskey(await calls.askNewPasskey())
      return calls.addPasskey({ ...made, name: t('portalSignIn.thisDevice') })
    })

  return (
    <Panel heading={t('portalAccount.secondStep')}>
      <ul>
        <Row
          title={t('portalAccount.app')}
          note={
            appSince === null
              ? t('portalAccount.none')
              : t('portalAccount.since', { date: format.date(appSince) })
          }
        >
          <Button size="portal" onPress={() => void beginApp()}>
            {t(appSince === null ? 'portalAccount.setUpApp' : 'portalAccount.replaceApp')}
          </Button>
          {appSince !== null && passkeys.length > 0 && (
            <Button size="portal" onPress={() => void run(calls.removeApp)}>
              {t('portalAccount.remove')}
            </Button>
          )}
        </Row>
        {passkeys.map(({ passkeyId, name, createdAt }) => (
          <Row
            key={passkeyId}
            title={name}
            note={t('portalAccount.since', { date: format.date(createdAt) })}
          >
            <Button size="portal" onPress={() => void run(() => calls.removePasskey(passkeyId))}>
              {t('portalAccount.remove')}
            </Button>
          </Row>
        ))}
        <Row
          title={t('portalAccount.passkeys')}
          note={passkeys.length === 0 ? t('portalAccount.noPasskeys') : ''}
        >
          <Button size="portal" icon="plus" onPress={() => void addPasskey()}>
            {t('portalAccount.addPasskey')}
          </Button>
        </Row>
        <Row
          title={t('portalAccount.codes')}
          note={t('portalAccount.codesLeft', { count: recoveryCodesLeft })}
        >
          <Button size="portal" onPress={() => void renew()}>
            {t('portalAccount.renewCodes')}
          </Button>
        </Row>
      </ul>
      {secret && (
        <NewApp
          secret={secret}
          enable={(code) => run(() => calls.enableApp(code))}
          onDone={() => setSecret(undefined)}
        />
      )}
      {codes && (
        <Dialog
          title={t('portalSignIn.saveCodes')}
          close={t('common.close')}
          isOpen
          onOpenChange={() => setCodes(undefined)}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </Panel>
  )
}
