import type { ProductsMoved } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { BulkAction } from '@ironsouq/portal/table/bulk-bar'
import type { Target } from '@ironsouq/portal/table/selection.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { moveProducts } from './move-products.ts'
import { productPath } from './parts/product-path.ts'

const ACTIONS = ['publish', 'withdraw'] as const

/** The products that stayed as they were, and why. */
function Refused({ refused, onClose }: { refused: ProductsMoved['refused']; onClose: () => void }) {
  const t = useT()
  return (
    <div role="alert" className="grid gap-2 rounded-box border border-line bg-raised p-3">
      <ul className="grid max-h-50 gap-1 overflow-y-auto">
        {refused.map(({ productId, name, why }) => (
          <li key={productId}>
            <Link to={productPath(productId)} className="underline underline-offset-3">
              {t('portalProduct.movedNot', { name, why })}
            </Link>
          </li>
        ))}
      </ul>
      <span>
        <Button size="portal" onPress={onClose}>
          {t('common.close')}
        </Button>
      </span>
    </div>
  )
}

/** What is done to many own products at once, as far as the person may do it. */
export function useProductActions(): { actions: BulkAction[]; panel: ReactNode } {
  const t = useT()
  const { run } = useCommand()
  const mayMove = useMay('product.move')
  const [refused, setRefused] = useState<ProductsMoved['refused']>([])
  const move = async (target: Target, action: (typeof ACTIONS)[number]) => {
    const done = await run(() => moveProducts(target, action))
    if (!done) return
    setRefused(done.refused)
    toasts.show({ text: t('portalProduct.moved', { count: done.moved }) })
  }
  const actions = ACTIONS.map((id) => ({
    id,
    text: t(`portalProduct.action_${id}`),
    run: (target: Target) => void move(target, id),
  }))
  return {
    actions: mayMove ? actions : [],
    panel: refused.length > 0 && <Refused refused={refused} onClose={() => setRefused([])} />,
  }
}
