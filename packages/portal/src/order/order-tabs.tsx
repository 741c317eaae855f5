import { type OrderState, orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { useT } from '../language/use-t.ts'
import { StateTabs } from '../table/state-tabs.tsx'

interface OrderTabsProps {
  label: string
  /** How many orders are in each state, if the list tells. */
  counts?: Readonly<Record<OrderState, number>>
}

/** The states of orders as tabs over their list. */
export function OrderTabs({ label, counts }: OrderTabsProps) {
  const t = useT()
  const isShown = (id: OrderState) => id !== 'grouping' || counts === undefined || counts[id] > 0
  const states = orderLifecycle.states.filter(isShown).map((id) => ({
    id,
    text: t(`portalOrder.state_${id}`),
    ...(counts && { count: counts[id] }),
  }))
  return <StateTabs label={label} all={t('portalOrder.all')} states={states} />
}
