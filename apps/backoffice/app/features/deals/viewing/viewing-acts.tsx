import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { useState } from 'react'
import { CancelViewing } from './cancel-viewing.tsx'
import { MoveViewing } from './move-viewing.tsx'

const { arrive, miss } = viewingStaffEndpoints

const NOTED = { arrive, miss }
const QUIET = ['miss', 'move', 'cancel'] as const

/** What is done with a viewing: that the visitor arrived is one press, the rest is in a menu. */
export function ViewingActs({ viewing }: { viewing: StaffViewing }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const mayEdit = useMay('viewing.cancel')
  const [asked, ask] = useState<'move' | 'cancel'>()
  const { viewingId, actions, name } = viewing
  if (!mayEdit || actions.length === 0) return null
  const note = async (action: keyof typeof NOTED) => {
    const done = await run(() => api(NOTED[action], { body: { viewingId } }))
    if (done) toasts.show({ text: t(`backofficeViewing.${done.state}`) })
  }
  const quiet = QUIET.filter((action) => actions.includes(action))
  return (
    <span className="flex items-center gap-1">
      {actions.includes('arrive') && (
        <Button tone="ink" size="portal" isPending={isRunning} onPress={() => void note('arrive')}>
          {t('backofficeViewing.arrive')}
        </Button>
      )}
      {quiet.length > 0 && (
        <Menu
          label={t('backofficeViewing.actions')}
          entries={quiet.map((id) => ({ id, text: t(`backofficeViewing.${id}`) }))}
          onAction={(id) => {
            if (id === 'miss') void note('miss')
            else ask(id === 'move' ? 'move' : 'cancel')
          }}
          trigger={
            <IconButton
              tone="quiet"
              icon="more"
              label={t('backofficeViewing.actionsOf', { name })}
            />
          }
        />
      )}
      {asked === 'cancel' && <CancelViewing viewing={viewing} onDone={() => ask(undefined)} />}
      {asked === 'move' && <MoveViewing viewing={viewing} onDone={() => ask(undefined)} />}
    </span>
  )
}
