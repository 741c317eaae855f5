import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useLocation } from 'react-router'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { LINK_WORDS } from './chat-labels.ts'
import type { Link } from './thread/connection.ts'

function Refresh() {
  const t = useT()
  return (
    <button
      type="button"
      onClick={() => location.reload()}
      className={`${buttonLook({ size: 'dense' })} shrink-0`}
    >
      {t('chat.refresh')}
    </button>
  )
}

function LogIn() {
  const t = useT()
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <LocalLink
      href={`/login?${back}`}
      prefetch="none"
      className={`${buttonLook({ size: 'dense' })} shrink-0`}
    >
      {t('shell.logIn')}
    </LocalLink>
  )
}

const ACTION: Partial<Record<Link, () => React.JSX.Element>> = {
  broken: Refresh,
  displaced: Refresh,
  sessionEnded: LogIn,
  noUser: LogIn,
}

/** Why nothing arrives at the moment, and what to do [CH-3] [CH-7]. */
export function LinkNote({ link }: { link: Link }) {
  const t = useT()
  if (link === 'connecting' || link === 'connected') return null
  const Action = ACTION[link]
  return (
    <div className="px-4 py-2 lg:px-6">
      <Banner tone={Action ? 'refused' : 'info'} isLive {...(Action && { action: <Action /> })}>
        <p>{t(LINK_WORDS[link])}</p>
        {link === 'offline' && <p>{t('chat.offline')}</p>}
      </Banner>
    </div>
  )
}
