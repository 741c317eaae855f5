import type { PreviewLink, TextStatus } from '@ironsouq/contract/content/article/article.schema'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { fromGulf, toGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type ReactNode, useState } from 'react'

const WORDS = {
  schedule: 'backofficeNews.schedule',
  publish: 'backofficeNews.publish',
  unschedule: 'backofficeNews.unschedule',
  archive: 'backofficeNews.archive',
  restore: 'backofficeNews.restore',
  withdraw: 'backofficeAnnouncement.withdraw',
} as const
type Move = keyof typeof WORDS

interface PublishPanelProps<Action extends Move> {
  badge: ReactNode
  /** How far each language is. */
  statuses: readonly { status: TextStatus }[]
  /** When it is to be published; nothing for what cannot be scheduled. */
  publishAt?: string | null
  /** Typed but not saved: it would not be published. */
  isChanged: boolean
  /** Why it cannot be changed. */
  fixed?: string | false
  /** In the order of their buttons; the first one that is possible is the main one. */
  actions: readonly Action[]
  /** What this person may do now. */
  possible: readonly string[]
  onMove: (action: Action, publishAt: string | null) => Promise<unknown>
  preview?: () => Promise<PreviewLink>
  children?: ReactNode
}

function Preview({ link }: { link: () => Promise<PreviewLink> }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [shown, setShown] = useState<PreviewLink>()
  const show = () => run(async () => setShown(await link()))
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <div>
        <Button icon="eye" onPress={() => void show()} isPending={isRunning}>
          {t('backofficeNews.preview')}
        </Button>
      </div>
      {shown && (
        <>
          <a href={shown.url} target="_blank" rel="noopener" className={`${LINK_LOOK} break-all`}>
            <bdi dir="ltr">{shown.url}</bdi>
          </a>
          <p className="text-micro text-ink-muted">
            {t('backofficeNews.previewHelp', { time: format.dateTime(shown.expiresAt) })}
          </p>
        </>
      )}
    </div>
  )
}

/** State, schedule and preview of an article. */
export function PublishPanel<Action extends Move>(props: PublishPanelProps<Action>) {
  const { badge, statuses, isChanged, fixed, onMove, preview, children } = props
  const t = useT()
  const { run, isRunning } = useCommand()
  const [publishAt, setPublishAt] = useState(toGulf(props.publishAt ?? null))
  const unready = statuses.filter(({ status }) => status === 'missing' || status === 'draft').length
  const actions = props.actions.filter((action) => props.possible.includes(action))
  const canSchedule = actions.some((action) => action === 'schedule')
  return (
    <Panel heading={t('backofficeNews.publishing')} note={badge}>
      <div className="grid gap-3">
        {canSchedule && (
          <TextField
            label={t('backofficeNews.publishAt')}
            type="datetime-local"
            value={publishAt}
            onChange={setPublishAt}
          />
        )}
        {fixed && <p>{fixed}</p>}
        {isChanged && <p className="text-ink-muted">{t('backofficeNews.saveFirst')}</p>}
        {unready > 0 && (
          <p className="rounded-box bg-accent-wash p-3 text-accent-text">
            {t('backofficeNews.missing', { count: unready })}
          </p>
        )}
        {actions.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {actions.map((action, i) => (
              <Button
                key={action}
                tone={i === 0 && action !== 'withdraw' ? 'ink' : 'line'}
                isDisabled={isChanged || (action === 'schedule' && publishAt === '')}
                isPending={isRunning}
                onPress={() => void run(() => onMove(action, fromGulf(publishAt)))}
              >
                {t(WORDS[action])}
              </Button>
            ))}
          </div>
        )}
        {preview && <Preview link={preview} />}
        {children}
      </div>
    </Panel>
  )
}
