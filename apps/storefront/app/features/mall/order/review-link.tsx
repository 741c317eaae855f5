import type { OrderCard } from '@ironsouq/contract/mall/order/order.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface ReviewLinkProps {
  order: Pick<OrderCard, 'orderNumber' | 'evaluation'>
  size?: 'dense'
}

/** To the form of a received order, or to what was written in it. */
export function ReviewLink({ order: { orderNumber, evaluation }, size }: ReviewLinkProps) {
  const t = useT()
  const isOpen = evaluation === 'pendingEvaluation'
  return (
    <LocalLink
      href={`/user-center/orders/${orderNumber}/review`}
      className={buttonLook({ tone: isOpen ? 'ink' : 'line', ...(size && { size }) })}
    >
      {t(isOpen ? 'review.write' : 'review.view')}
    </LocalLink>
  )
}
