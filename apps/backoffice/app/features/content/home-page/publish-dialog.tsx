import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type {
  BlockFault,
  HomePageRecord,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { fromGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FaultList } from './fault-list.tsx'

interface PublishButtonProps {
  record: HomePageRecord
  faults: readonly BlockFault[]
  /** Typed but not saved: it would not be published. */
  isChanged: boolean
}

/** Publishes a version now or at a time. With faults it says which, and publishes nothing. */
export function PublishButton({ record, faults, isChanged }: PublishButtonProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isOpen, setIsOpen] = useState(false)
  const [time, setTime] = useState('')
  const { versionId, version, number } = record
  const isBlocked = isChanged || faults.length > 0
  const move = async (action: 'publish' | 'schedule') => {
    const publishAt = action === 'schedule' ? fromGulf(time) : null
    const body = { versionId, version, action, publishAt }
    const moved = await run(() => api(homePageEndpoints.staff.move, { body }))
    if (!moved) return
    setIsOpen(false)
    const text =
      moved.publishAt === null
        ? t('backofficeHomePage.published', { number })
        : t('backofficeHomePage.scheduledFor', { time: format.dateTime(moved.publishAt) })
    toasts.show({ text })
    await navigate('/home-page/versions')
  }
  return (
    <>
      <ScreenAction
        tone="ink"
        icon="check"
        text={t('backofficeHomePage.publish')}
        onPress={() => setIsOpen(true)}
      />
      <Dialog
        title={t('backofficeHomePage.publishTitle', { number })}
        close={t('portal.cancel')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {isChanged && <p>{t('backofficeHomePage.saveFirst')}</p>}
        {!isChanged && faults.length > 0 && <FaultList blocks={record.blocks} faults={faults} />}
        {!isBlocked && <p>{t('backofficeHomePage.publishBody')}</p>}
        <TextField
          type="datetime-local"
          label={t('backofficeHomePage.publishAt')}
          value={time}
          onChange={setTime}
          isDisabled={isBlocked}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            isDisabled={isBlocked || time === ''}
            isPending={isRunning}
            onPress={() => void move('schedule')}
          >
            {t('backofficeHomePage.schedule')}
          </Button>
          <Button
            tone="ink"
            isDisabled={isBlocked}
            isPending={isRunning}
            onPress={() => void move('publish')}
          >
            {t('backofficeHomePage.publishNow')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
