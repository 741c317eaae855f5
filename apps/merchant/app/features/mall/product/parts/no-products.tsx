import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'

/** A store without products: who may add one gets the button. */
export function NoProducts({ mayAdd }: { mayAdd: boolean }) {
  const t = useT()
  if (!mayAdd) return <EmptyState title={t('portalProduct.noProducts')} />
  return (
    <EmptyState title={t('merchant.firstProductTitle')} body={t('merchant.firstProductBody')}>
      <Link to="/products/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
        <Icon name="plus" size="small" />
        {t('portalProduct.add')}
      </Link>
    </EmptyState>
  )
}
