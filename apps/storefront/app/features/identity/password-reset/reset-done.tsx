import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { SOCIAL_NAMES } from '#features/identity/session/parts/social-names.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Removed } from './reset-steps.server.ts'

export const LOGIN_SECONDS = 3

function RemovedList({ removed }: { removed: readonly Removed[] }) {
  const t = useT()
  const format = useFormat()
  const names: Readonly<Record<string, string>> = SOCIAL_NAMES
  return (
    <div className="grid gap-2">
      <p className="text-body text-ink-2">{t('register.removedLead')}</p>
      <ul className="list-disc ps-5 text-small">
        {removed.map(({ kind, name, at }) => (
          <li key={`${kind} ${name} ${at}`} className="wrap-anywhere">
            {kind === 'passkey'
              ? t('register.removedPasskey', { name: isolated(name), date: format.date(at) })
              : t('register.removedSocial', { name: names[name] ?? name, date: format.date(at) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The new password is saved; the login opens by itself after a while, or at once. A list of what was
 * removed is to be read first.
 */
export function Saved({ removed }: { removed: readonly Removed[] }) {
  const t = useT()
  const navigate = useNavigate()
  const login = useLocalPath()('/login')
  const leaves = removed.length === 0
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => void navigate(login), LOGIN_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate, login, leaves])
  return (
    <>
      <p role="status" className="text-body text-ink-2">
        {leaves ? t('register.savedBody', { seconds: LOGIN_SECONDS }) : t('register.savedEnded')}
      </p>
      {!leaves && <RemovedList removed={removed} />}
      <Link to={login} className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}>
        {t('register.toLogin')}
      </Link>
      {leaves && (
        <noscript>
          <meta httpEquiv="refresh" content={`${LOGIN_SECONDS};url=${login}`} />
        </noscript>
      )}
    </>
  )
}
