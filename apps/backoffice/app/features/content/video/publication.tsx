import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { videoLifecycle } from '@ironsouq/contract/content/video/video.lifecycle'
import type { StaffVideo } from '@ironsouq/contract/content/video/video.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { fromGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { STATE } from './video-labels.ts'

type Action = 'publish' | 'schedule' | 'unschedule' | 'withdraw'

const WORD = {
  publish: 'backofficeVideo.publish',
  schedule: 'backofficeVideo.schedule',
  unschedule: 'backofficeVideo.unschedule',
  withdraw: 'backofficeVideo.withdraw',
} as const

/** Whether visitors see the video, and what changes that; unsaved changes are saved first. */
export function Publication({ video, isChanged }: { video: StaffVideo; isChanged: boolean }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [at, setAt] = useState('')
  const { videoId, version, state, publishAt } = video
  const actions = allowed(videoLifecycle, state, 'staff')
  const move = (action: Action) =>
    run(() =>
      api(videoEndpoints.staff.move, {
        body: {
          videoId,
          version,
          action,
          ...(action === 'schedule' && { publishAt: fromGulf(at) ?? '' }),
        },
      }),
    )
  return (
    <>
      <Badge tone={STATE[state].tone}>{t(STATE[state].word)}</Badge>
      {publishAt !== null && <span>{format.dateTime(publishAt)}</span>}
      {actions.includes('schedule') && (
        <label className="flex items-center gap-2">
          <span className="text-ink-muted max-lg:sr-only">{t('backofficeNews.publishAt')}</span>
          <input
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
            className="min-h-9 rounded-box border border-line-strong bg-raised px-2"
          />
        </label>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          tone={action === 'publish' ? 'money' : 'line'}
          isPending={isRunning}
          isDisabled={isChanged || (action === 'schedule' && at === '')}
          onPress={() => void move(action)}
        >
          {t(WORD[action])}
        </Button>
      ))}
    </>
  )
}
