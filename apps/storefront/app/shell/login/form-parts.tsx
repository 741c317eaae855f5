import { Banner } from '@ironsouq/ui/patterns/banner'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Spinner } from '@ironsouq/ui/primitives/spinner'
import { INTENT } from '../forms/code-wait.ts'
import { useT } from '../use-t.ts'
import type { LoginIntent } from './login-answer.ts'
import type { useLoginForm } from './use-login-form.ts'

type LoginForm = ReturnType<typeof useLoginForm>

export function HiddenFields({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** What is wrong with the form as a whole, and what the browser does about it. */
export function FormSaid({ login: { msg, reckoning } }: { login: LoginForm }) {
  const t = useT()
  return (
    <>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {reckoning === 'busy' && t('login.reckoning')}
      </p>
      {reckoning === 'failed' && (
        <Banner tone="refused" isLive>
          {t('login.reckonFailed')}
        </Banner>
      )}
      {reckoning === 'idle' && msg && (
        <Banner tone="refused" isLive>
          {msg}
        </Banner>
      )}
    </>
  )
}

interface SubmitButtonProps {
  login: LoginForm
  intent: LoginIntent
  words: string
}

/** What Enter does in a field of a form that has another button before this one. */
export function EnterButton({ intent }: Pick<SubmitButtonProps, 'intent'>) {
  return (
    <button
      type="submit"
      name={INTENT}
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  )
}

/** The one action; while it is under way it is not sent a second time. */
export function SubmitButton({ login, intent, words }: SubmitButtonProps) {
  const isBusy = login.isBusy || login.reckoning === 'busy'
  return (
    <button
      type="submit"
      name={INTENT}
      value={intent}
      aria-disabled={isBusy || undefined}
      {...(isBusy && { 'data-pending': '' })}
      onClick={(event) => isBusy && event.preventDefault()}
      className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
    >
      {isBusy && <Spinner />}
      {words}
    </button>
  )
}
