import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

export const LOGIN_SECONDS = 3

/** The new password is saved; the login opens by itself after a while, or at once. */
export function Saved() {
  const t = useT()
  const navigate = useNavigate()
  const login = useLocalPath()('/login')
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login), LOGIN_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate, login])
  return (
    <>
      <p role="status" className="text-body text-ink-2">
        {t('register.savedBody', { seconds: LOGIN_SECONDS })}
      </p>
      <Link to={login} className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}>
        {t('register.toLogin')}
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`${LOGIN_SECONDS};url=${login}`} />
      </noscript>
    </>
  )
}
