import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { REASON_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { StaffProductRecord } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ProductBadge } from '@ironsouq/portal/product/product-badge'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { Link } from 'react-router'

type Refusing = 'reject' | 'remove'

const DONE = { reject: 'rejected', remove: 'removed' } as const

interface ReviewPanelProps {
  record: StaffProductRecord
  /** Another product that waits for a decision. */
  next: string | undefined
}

/** The state of a product and what staff decide about the version that they read. */
export function ReviewPanel({ record, next }: ReviewPanelProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const mayReview = useMay('product.review')
  const [asking, ask] = useState<Refusing>()
  const { productId, version, state, reason: given, actions, missing, needsReview } = record
  const decide = (action: 'approve' | Refusing, reason: string | null) =>
    api(productReviewEndpoints.review, { body: { productId, version, action, reason } })
  const approve = async () => {
    const done = await run(() => decide('approve', null))
    if (done) toasts.show({ text: t('backofficeProduct.approved') })
  }
  const refusals = (['reject', 'remove'] as const).filter((action) => actions.includes(action))
  return (
    <Panel heading={t('backofficeProduct.decision')} note={<ProductBadge state={state} />}>
      <div className="grid gap-3">
        {given !== null && (
          <p className="wrap-anywhere text-refused">
            <bdi>{given}</bdi>
          </p>
        )}
        {needsReview && state === 'draft' && <p>{t('portalProduct.reviewFirst')}</p>}
        {missing.length > 0 && (
          <ul className="grid gap-1 text-refused">
            {missing.map((need) => (
              <li key={need}>{t(`portalProduct.need_${need}`)}</li>
            ))}
          </ul>
        )}
        {mayReview && actions.length > 0 && (
          <div className="flex flex-wrap gap-2 *:flex-1">
            {refusals.map((action) => (
              <Button
                key={action}
                tone={action === 'remove' ? 'danger' : 'line'}
                isDisabled={isRunning}
                onPress={() => ask(action)}
              >
                {t(`backofficeProduct.${action}`)}
              </Button>
            ))}
            {actions.includes('approve') && (
              <Button
                tone="ink"
                isPending={isRunning}
                isDisabled={missing.length > 0}
                onPress={() => void approve()}
              >
                {t('backofficeProduct.approve')}
              </Button>
            )}
          </div>
        )}
        {mayReview && next !== undefined && (
          <Link
            to={`/products/${next}`}
            className={buttonLook({ tone: state === 'underReview' ? 'quiet' : 'line' })}
          >
            {t('backofficeProduct.nextReview')}
          </Link>
        )}
      </div>
      {asking && (
        <ReasonDialog
          words={{
            title: t(`backofficeProduct.${asking}`),
            reason: t('portalProduct.reason'),
            hint: t('backofficeProduct.reasonHint'),
            act: t(`backofficeProduct.${asking}`),
            done: t(`backofficeProduct.${DONE[asking]}`),
          }}
          maxLength={REASON_MAX}
          send={(reason) => decide(asking, reason)}
          onClose={() => ask(undefined)}
        />
      )}
    </Panel>
  )
}
