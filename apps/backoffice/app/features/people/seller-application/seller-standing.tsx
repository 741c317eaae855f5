import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import {
  PUBLISHED_FROM_QUALITY,
  type Trust,
} from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  sellerSuspensionEndpoints,
  SUSPENSION_REASON_MAX,
} from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const { suspend, lift } = sellerSuspensionEndpoints

interface StandingProps {
  sellerId: string
  firm: string
  onDone: () => void
}

/** Says what a suspension does, and asks for the reason that the owners read. */
export function SuspendSeller({ sellerId, firm, onDone }: StandingProps) {
  const t = useT()
  return (
    <ReasonDialog
      words={{
        title: t('backofficeSeller.suspendTitle', { firm }),
        reason: t('backofficeSeller.reason'),
        hint: t('backofficeSeller.suspendReasonHint'),
        act: t('backofficeSeller.suspend'),
        done: t('backofficeSeller.suspendDone'),
      }}
      maxLength={SUSPENSION_REASON_MAX}
      send={(reason) => api(suspend, { body: { sellerId, reason } })}
      onClose={onDone}
    >
      <p>{t('backofficeSeller.suspendBody')}</p>
    </ReasonDialog>
  )
}

export function LiftSuspension({ sellerId, firm, onDone }: StandingProps) {
  const t = useT()
  return (
    <ConfirmCommand
      words={{
        title: t('backofficeSeller.liftTitle', { firm }),
        body: t('backofficeSeller.liftBody'),
        act: t('backofficeSeller.lift'),
        done: t('backofficeSeller.liftDone'),
      }}
      send={() => api(lift, { body: { sellerId } })}
      onClose={onDone}
    />
  )
}

/** Decides whether complete listings of a seller are published without a review [EQ-8]. */
export function TrustSeller({ sellerId, firm, to, onDone }: StandingProps & { to: Trust }) {
  const t = useT()
  const quality = PUBLISHED_FROM_QUALITY
  return (
    <ConfirmCommand
      words={{
        title: t(`backofficeSeller.${to}Title`, { firm }),
        body: t(`backofficeSeller.${to}Body`, { quality }),
        act: t(`backofficeSeller.${to}Act`),
        done: t(`backofficeSeller.${to}Done`),
      }}
      send={() => api(deviceAdminEndpoints.standing, { body: { sellerId, standing: to } })}
      onClose={onDone}
    />
  )
}
