import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { PUBLISH_NEEDS } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import {
  MERCHANT_ACTIONS,
  type ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ProductBadge } from '@ironsouq/portal/product/product-badge'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Disclosure } from '@ironsouq/ui/primitives/display/disclosure'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { productPath } from '../parts/product-path.ts'
import { MISSING_HASH } from './product-form.ts'
import { showSaleToast } from './sale-toast.ts'

type Action = (typeof MERCHANT_ACTIONS)[number]

interface NeedsProps extends Pick<ProductRecord, 'missing'> {
  /** After a try to put the product up for sale. */
  isOpen: boolean
}

/** What is there and what is missing before buyers see the product: a number, until someone asks. */
function Needs({ missing, isOpen }: NeedsProps) {
  const t = useT()
  const title = t('portalProduct.missingCount', { count: missing.length })
  return (
    <Disclosure title={title} isOpen={isOpen && missing.length > 0}>
      <ul className="grid gap-1.5">
        {PUBLISH_NEEDS.map((need) => {
          const isMissing = missing.includes(need)
          return (
            <li key={need} className={`flex items-center gap-2 ${isMissing ? 'text-refused' : ''}`}>
              <span className={isMissing ? '' : 'text-proven'}>
                <Icon name={isMissing ? 'warn' : 'check'} size="small" />
              </span>
              {t(`portalProduct.need_${need}`)}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}

interface StatePanelProps {
  record: ProductRecord
  /** Fields that are not saved yet: a product is not moved before they are. */
  isChanged: boolean
}

/** Where the product stands, why it was refused, and what may be done next. */
export function StatePanel({ record, isChanged }: StatePanelProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const mayMove = useMay('product.move')
  const mayEdit = useMay('product.edit')
  const [isDeleting, setDeleting] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const hasTried = useLocation().hash === MISSING_HASH || isAsked
  const { productId, state, reason, missing, needsReview } = record
  const moveBy = async (action: Action) => {
    const moved = await run(async () => {
      const now = await api(productAdminEndpoints.move, { body: { productId, action } })
      // Before the screen is loaded again: the product is gone.
      if (action === 'delete') await navigate('/products')
      return now
    })
    if (!moved) return
    if (action === 'publish') return showSaleToast(moved, t)
    const text =
      action === 'delete' ? t('portalProduct.deleted') : t('portalProduct.moved', { count: 1 })
    toasts.show({ text })
  }
  const copy = async () => {
    const copied = await run(async () => {
      const made = await api(productAdminEndpoints.copy, { body: { productId } })
      await navigate(productPath(made.productId))
      return made
    })
    if (copied) toasts.show({ text: t('portalProduct.copied') })
  }
  const act = (action: Action) => {
    if (action === 'delete') setDeleting(true)
    else if (action === 'publish' && missing.length > 0) setAsked(true)
    else void moveBy(action)
  }
  const isOpen = state !== 'onSale' && state !== 'underReview'
  const actions = mayMove ? MERCHANT_ACTIONS.filter((id) => record.actions.includes(id)) : []
  return (
    <Panel heading={t('portalProduct.state')} note={<ProductBadge state={state} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {reason !== null && (
          <p role="note" className="rounded-box bg-refused-wash p-3 wrap-anywhere text-refused">
            <b className="block">{t('portalProduct.reason')}</b>
            <bdi>{reason}</bdi>
          </p>
        )}
        {isOpen && <Needs missing={missing} isOpen={hasTried} />}
        {isOpen && needsReview && (
          <p className="text-ink-muted">{t('portalProduct.reviewFirst')}</p>
        )}
        {actions.length > 0 && (
          <div className="grid gap-2">
            {actions.map((action) => (
              <Button
                key={action}
                {...(action === 'publish' && { tone: 'ink' as const })}
                {...(action === 'delete' && { tone: 'quiet' as const })}
                isDisabled={isChanged || isRunning}
                onPress={() => act(action)}
              >
                {t(`portalProduct.action_${action}`)}
              </Button>
            ))}
          </div>
        )}
        {state === 'onSale' && (
          <a href={record.pageUrl} target="_blank" rel="noopener" className={buttonLook()}>
            {t('portalProduct.viewInShop')}
          </a>
        )}
        {mayEdit && (
          <Button tone="quiet" isDisabled={isChanged || isRunning} onPress={() => void copy()}>
            {t('portalProduct.copy')}
          </Button>
        )}
      </div>
      {isDeleting && (
        <Confirm
          title={t('portalProduct.action_delete')}
          confirm={t('portalProduct.action_delete')}
          cancel={t('portal.cancel')}
          isOpen
          onAnswer={(answer) => {
            setDeleting(false)
            if (answer === 'confirm') void moveBy('delete')
          }}
        >
          {t('portalProduct.deleteAsk')}
        </Confirm>
      )}
    </Panel>
  )
}
