import type { ChatOrder } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CardLine } from './card-line.tsx'

interface OrderCardProps {
  order: ChatOrder
  /** At the end of the line. */
  children?: ReactNode
}

/** An order in one line with its number and amount as they were, as a link to its page [CH-11]. */
export function OrderCard({ order: { orderNumber, payable }, children }: OrderCardProps) {
  const t = useT()
  const format = useFormat()
  return (
    <CardLine
      href={`/user-center/orders/${orderNumber}`}
      title={t('chat.order', { number: isolated(orderNumber) })}
      picture={null}
      icon="cart"
      detail={<bdi className="font-semibold text-ink tabular-nums">{format.money(payable)}</bdi>}
    >
      {children}
    </CardLine>
  )
}
