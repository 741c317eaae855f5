import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { PasswordInput } from '@ironsouq/ui/primitives/field/password-input'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'
import { textOf } from '../sign-in/text-of.ts'
import type { AccountCalls } from './account-calls.ts'

interface PasswordPanelProps {
  calls: AccountCalls
}

export function PasswordPanel({ calls }: PasswordPanelProps) {
  const t = useT()
  const { run } = useCommand()
  const words = {
    show: t('portalSignIn.show'),
    hide: t('portalSignIn.hide'),
    required: true,
  }

  async function change(form: HTMLFormElement) {
    const typed = new FormData(form)
    const given = {
      original: textOf(typed, 'original'),
      password: textOf(typed, 'password'),
      confirmPassword: textOf(typed, 'confirmPassword'),
    }
    const done = await run(() => calls.changePassword(given))
    if (done === undefined) return
    form.reset()
    toasts.show({ text: t('portal.saved') })
  }

  return (
    <Panel heading={t('portalAccount.passwordTitle')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void change(event.currentTarget)
        }}
      >
        <PasswordInput
          {...words}
          name="original"
          autoComplete="current-password"
          label={t('portalAccount.original')}
        />
        <PasswordInput
          {...words}
          name="password"
          autoComplete="new-password"
          label={t('portalSignIn.newPassword')}
          help={t('portalAccount.passwordNote')}
        />
        <PasswordInput
          {...words}
          name="confirmPassword"
          autoComplete="new-password"
          label={t('portalSignIn.repeatPassword')}
        />
        <div>
          <Button type="submit">{t('portalAccount.passwordTitle')}</Button>
        </div>
      </form>
    </Panel>
  )
}
