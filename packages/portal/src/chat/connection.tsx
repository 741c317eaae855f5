import type { ChannelState } from '@ironsouq/realtime-client/realtime'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../api/use-command.ts'
import { useT } from '../language/use-t.ts'

const WORDS = {
  connecting: 'portalChat.connecting',
  connected: 'portalChat.connected',
  disconnected: 'portalChat.disconnected',
  offline: 'portalChat.disconnected',
  displaced: 'portalChat.displacedShort',
  refused: 'portalChat.disconnected',
  ended: 'portalChat.disconnected',
} as const

/** The state of the connection, in the bar of the screen. */
export function ConnectionWord({ state }: { state: ChannelState }) {
  const t = useT()
  return (
    <span
      role="status"
      className="flex items-center gap-1.5 text-micro whitespace-nowrap text-ink-muted max-lg:sr-only"
    >
      <Icon
        name={state === 'connected' || state === 'connecting' ? 'signal' : 'warn'}
        size="small"
      />
      {t(WORDS[state])}
    </span>
  )
}

const LINE =
  'flex items-center gap-2 border-b border-line bg-accent-wash px-4 py-2 text-accent-text lg:px-6'
const ACTION =
  'min-h-11 shrink-0 cursor-pointer px-1 font-semibold underline underline-offset-3 lg:min-h-8'

interface ConnectionLineProps {
  state: ChannelState
  onTryAgain: () => void
}

/** What a person must know when news do not arrive, with what they can do [CH-3] [CH-7]. */
export function ConnectionLine({ state, onTryAgain }: ConnectionLineProps) {
  const t = useT()
  const location = useLocation()
  if (state === 'connected' || state === 'connecting') return null
  if (state === 'displaced')
    return (
      <div role="alert" className={LINE}>
        <Icon name="warn" size="small" />
        <span className="min-w-0 flex-1">{t('portalChat.displaced')}</span>
        <button type="button" className={ACTION} onClick={() => window.location.reload()}>
          {t('portalChat.refresh')}
        </button>
      </div>
    )
  if (state === 'ended')
    return (
      <div role="alert" className={LINE}>
        <Icon name="lock" size="small" />
        <span className="min-w-0 flex-1">{t('portalChat.loggedOut')}</span>
        <Link to={loginPath(location)} className={ACTION}>
          {t('portalChat.logIn')}
        </Link>
      </div>
    )
  return (
    <div role="status" className={LINE}>
      <Icon name="signal" size="small" />
      <span className="min-w-0 flex-1">
        {t(state === 'refused' ? 'portalChat.broken' : 'portalChat.reconnecting')}
      </span>
      <button type="button" className={ACTION} onClick={onTryAgain}>
        {t('portalChat.tryNow')}
      </button>
    </div>
  )
}
