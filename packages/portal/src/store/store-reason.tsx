import { STORE_ENDED } from '@ironsouq/contract/mall/store/store.limits'
import { useT } from '../language/use-t.ts'

/** Why a store does not sell. */
export function StoreReason({ reason }: { reason: string | null }) {
  const t = useT()
  return (
    reason !== null && (
      <p role="note" className="rounded-box bg-refused-wash p-4 text-refused">
        <b>{t('portalProduct.reason')}:</b>{' '}
        <bdi className="wrap-anywhere">
          {reason === STORE_ENDED ? t('portalStore.ended') : reason}
        </bdi>
      </p>
    )
  )
}
