import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'

/** A dealer without machines: who may add one gets the button, the others read who can. */
export function NoMachines({ mayAdd }: { mayAdd: boolean }) {
  const t = useT()
  if (!mayAdd)
    return <EmptyState title={t('merchant.noMachines')} body={t('merchant.noMachinesBody')} />
  return (
    <EmptyState title={t('merchant.firstTitle')} body={t('merchant.firstBody')}>
      <Link to="/machines/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
        <Icon name="plus" size="small" />
        {t('portalDevice.add')}
      </Link>
    </EmptyState>
  )
}
