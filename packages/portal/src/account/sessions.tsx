import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useCommand } from '../api/use-command.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

interface SessionsProps {
  sessions: readonly SignedIn[]
  /** Ends one of them; without it the reader may not. */
  end?: (sessionId: string) => Promise<null>
}

/** Where a person is signed in. */
export function Sessions({ sessions, end }: SessionsProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  return (
    <Panel heading={t('portalAccount.sessions')}>
      {sessions.length === 0 && (
        <p className="text-small text-ink-muted">{t('portalAccount.noSessions')}</p>
      )}
      <ul>
        {sessions.map(({ sessionId, isCurrent, browser, system, network, lastSeenAt }) => (
          <li
            key={sessionId}
            className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="grid min-w-0">
              <bdi className="font-medium">
                {[browser, system, network].filter(Boolean).join(' · ') || '–'}
              </bdi>
              <span className="text-micro text-ink-muted">
                {t('portalAccount.lastSeen', { at: format.dateTime(lastSeenAt) })}
              </span>
            </span>
            {isCurrent && <Badge tone="info">{t('portalAccount.thisSession')}</Badge>}
            {!isCurrent && end && (
              <Button
                size="portal"
                isPending={isRunning}
                onPress={() => void run(() => end(sessionId))}
              >
                {t('portalAccount.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
