import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Dialog } from '@ironsouq/ui/primitives/dialog'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { closeLogin, loginPath } from './login.ts'

/** Stands over the page that needed a reader who is known; closing it leaves everything as it was. */
export function LoginDialog() {
  const t = useT()
  return (
    <Dialog
      title={t('shell.loginFirst')}
      close={t('common.close')}
      isOpen
      onOpenChange={closeLogin}
    >
      <p>{t('shell.loginSoon')}</p>
      <p>{t('shell.loginMeanwhile')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonLook({ tone: 'ink' })} onClick={closeLogin}>
          {t('shell.loginLater')}
        </button>
        <LocalLink href={loginPath()} className={buttonLook()} onClick={closeLogin}>
          {t('shell.logIn')}
        </LocalLink>
      </div>
    </Dialog>
  )
}
