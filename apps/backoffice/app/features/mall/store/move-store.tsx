import { STORE_REASON_MAX } from '@ironsouq/contract/mall/store/store.limits'
import {
  type StaffStoreAction,
  storeStaffEndpoints,
} from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'

interface MoveStoreProps {
  storeId: string
  action: StaffStoreAction
  onClose: () => void
}

/** What each move means for buyers and the store. */
const EFFECT = {
  takeOffline: 'backofficeStore.effectStops',
  refuseReview: 'backofficeStore.effectStops',
  suspend: 'backofficeStore.effectStops',
  bringBack: 'backofficeStore.effectOpens',
  resume: 'backofficeStore.effectOpens',
  terminate: 'backofficeStore.effectEnds',
} as const satisfies Record<StaffStoreAction, string>

/** Moves a store after saying what that does; whatever stops it from selling needs a reason [ST-1] [ST-5]. */
export function MoveStore({ storeId, action, onClose }: MoveStoreProps) {
  const t = useT()
  const words = {
    title: t(`backofficeStore.${action}`),
    act: t(`backofficeStore.${action}`),
    done: t('portalDevice.moved'),
  }
  const effect = t(EFFECT[action])
  const send = (reason?: string) =>
    api(storeStaffEndpoints.move, { body: { storeId, action, ...(reason && { reason }) } })
  if (EFFECT[action] !== 'backofficeStore.effectStops')
    return (
      <ConfirmCommand words={{ ...words, body: effect }} send={() => send()} onClose={onClose} />
    )
  return (
    <ReasonDialog
      words={{ ...words, reason: t('portalProduct.reason'), hint: t('backofficeStore.reasonHint') }}
      maxLength={STORE_REASON_MAX}
      send={send}
      onClose={onClose}
    >
      <p>{effect}</p>
    </ReasonDialog>
  )
}
