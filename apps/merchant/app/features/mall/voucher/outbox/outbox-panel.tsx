import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import type { SavedWriteOff } from './outbox.ts'

const LOOK: Record<
  SavedWriteOff['state'],
  { tone: BadgeTone; word: 'unconfirmed' | 'confirmed' | 'refused' }
> = {
  waiting: { tone: 'wait', word: 'unconfirmed' },
  confirmed: { tone: 'proven', word: 'confirmed' },
  refused: { tone: 'refused', word: 'refused' },
}

interface OutboxPanelProps {
  saved: readonly SavedWriteOff[]
  onSend: () => void
  onDrop: (key: string) => void
}

/** What was redeemed without a connection: what waits is marked, and what was refused says why. */
export function OutboxPanel({ saved, onSend, onDrop }: OutboxPanelProps) {
  const t = useT()
  const format = useFormat()
  if (saved.length === 0) return null
  return (
    <Panel heading={t('portalVoucher.waiting')}>
      <ul className="grid divide-y divide-line" aria-live="polite">
        {saved.map(({ key, code, savedAt, state, reason }) => (
          <li key={key} className="grid gap-1 py-3 first:pt-0">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={LOOK[state].tone}>{t(`portalVoucher.${LOOK[state].word}`)}</Badge>
              <span className="font-semibold tabular-nums">
                {t('portalVoucher.ending', { digits: isolatedLtr(code.slice(-4)) })}
              </span>
            </span>
            <span className="text-micro text-ink-muted">
              {t('portalVoucher.savedAt', { at: format.dateTime(savedAt) })}
            </span>
            {reason !== '' && <span className="text-refused">{reason}</span>}
            {state !== 'waiting' && (
              <span>
                <Button size="dense" onPress={() => onDrop(key)}>
                  {t('portalVoucher.dismiss')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {saved.some(({ state }) => state === 'waiting') && (
        <Button onPress={onSend}>{t('portalVoucher.sendNow')}</Button>
      )}
    </Panel>
  )
}
