import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { VIDEO_TOPICS, type VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TOPIC } from './video-labels.ts'

export default function NewVideoScreen() {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [title, setTitle] = useState('')
  const [topic, setTopic] = useState<VideoTopic>('machines')
  const create = async () => {
    const made = await run(() =>
      api(videoEndpoints.staff.create, {
        body: { topic, title },
        idempotencyKey: crypto.randomUUID(),
      }),
    )
    if (made) await navigate(`/videos/${made.videoId}`)
  }
  return (
    <ScreenPage title={t('backofficeVideo.add')}>
      <ScreenBody>
        <form
          className="grid max-w-150 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <TextField
            label={t('backofficeVideo.englishTitle')}
            value={title}
            onChange={setTitle}
            maxLength={160}
            isRequired
          />
          <Select
            label={t('backofficeVideo.topic')}
            options={VIDEO_TOPICS.map((id) => ({ id, text: t(TOPIC[id]) }))}
            value={topic}
            onChange={(key) => setTopic(VIDEO_TOPICS.find((known) => known === key) ?? topic)}
          />
          <span>
            <Button type="submit" tone="ink" isPending={isRunning} isDisabled={title.trim() === ''}>
              {t('backofficeVideo.create')}
            </Button>
          </span>
        </form>
      </ScreenBody>
    </ScreenPage>
  )
}
