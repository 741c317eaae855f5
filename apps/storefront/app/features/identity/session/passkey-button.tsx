import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type RefObject, useEffect, useRef } from 'react'
import { INTENT } from '#kit/form/code-wait.ts'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Signed } from './passkey.ts'
import type { useLoginForm } from './use-login-form.ts'

type LoginForm = ReturnType<typeof useLoginForm>

/** WebAuthn needs a host name: browsers refuse an IP address. */
const hasName = () => !/^[\d.]+$|:/.test(window.location.hostname)

const isTicked = (form: RefObject<HTMLFormElement | null>) =>
  form.current !== null && new FormData(form.current).has('agreed')

/** Conditional UI: the browser offers passkeys as autofill of the first field. */
function useOffered(onSigned: (signed: Signed) => void): void {
  const handler = useRef(onSigned)
  useEffect(() => {
    handler.current = onSigned
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    async function offer() {
      if (!hasName()) return
      if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
      const { offerPasskeys, stopOffering } = await import('./passkey.ts')
      if (isGone) return
      stop = stopOffering
      const signed = await offerPasskeys()
      if (signed && !isGone) handler.current(signed)
    }
    offer().catch((err: unknown) => isGone || log('passkeys were not offered', err))
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
}

/** Login by passkey; the user still has to agree to the terms. */
export function PasskeyButton({ login: { form, submit, refuse, isBusy } }: { login: LoginForm }) {
  const t = useT()
  const refuseTerms = () => refuse({ agreed: t('error.termsNotAgreed') })
  const send = ({ ticket, response }: Signed) => {
    if (isTicked(form.ref)) submit({ [INTENT]: 'passkey', ticket, response, password: '' })
    else refuseTerms()
  }
  useOffered(send)
  const handleClick = () => {
    if (isBusy) return
    if (!isTicked(form.ref)) {
      refuseTerms()
      return
    }
    import('./passkey.ts')
      .then(({ askPasskey }) => askPasskey())
      .then(send)
      .catch((err: unknown) => {
        log('no passkey was used', err)
        refuse({}, t('login.passkeyFailed'))
      })
  }
  return (
    <button
      type="button"
      onClick={handleClick}
      className={`${buttonLook({ isWide: true })} noscript:hidden`}
    >
      <Icon name="lock" size="small" />
      {t('login.passkey')}
    </button>
  )
}
