import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'

interface CancelViewingProps {
  viewing: StaffViewing
  onDone: () => void
}

/** Asks before a viewing is cancelled, because two people get an email. */
export function CancelViewing({ viewing, onDone }: CancelViewingProps) {
  const t = useT()
  const format = useFormat()
  const { run } = useCommand()
  const { viewingId, name, startsAt } = viewing
  const cancel = async () => {
    const done = await run(() => api(viewingStaffEndpoints.cancel, { body: { viewingId } }))
    if (done) toasts.show({ text: t('backofficeViewing.done') })
  }
  return (
    <Confirm
      title={t('backofficeViewing.cancelTitle')}
      confirm={t('backofficeViewing.cancel')}
      cancel={t('backofficeViewing.keep')}
      isDanger
      isOpen
      onAnswer={(answer) => {
        onDone()
        if (answer === 'confirm') void cancel()
      }}
    >
      {t('backofficeViewing.cancelBody', {
        name,
        time: format.dateTime(startsAt),
      })}
    </Confirm>
  )
}
