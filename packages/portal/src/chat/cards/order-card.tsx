import type { ChatOrder } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import { CardLine } from '../../screen/card-line.tsx'

/** An order in one row, with its number and amount as they were [CH-11]. */
export function OrderCard({ order: { orderNumber, payable } }: { order: ChatOrder }) {
  const t = useT()
  const format = useFormat()
  return (
    <CardLine
      title={t('portalChat.orderNo', { number: isolated(orderNumber) })}
      picture={null}
      icon="cart"
      detail={<bdi>{format.money(payable)}</bdi>}
    />
  )
}
