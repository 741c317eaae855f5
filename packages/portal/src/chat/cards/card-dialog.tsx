import { isolated } from '@ironsouq/i18n/isolate'
import { useCallback } from 'react'
import { api } from '../../api/api.ts'
import { FindDialog } from '../../form/find-dialog.tsx'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import { useConsoleDesk } from '../console-desk.ts'
import type { Outgoing } from '../outbox/outbox.ts'

export const CARD_KINDS = ['device', 'product', 'order'] as const
export type CardKind = (typeof CARD_KINDS)[number]

interface CardDialogProps {
  kind: CardKind
  chatId: string
  onChoose: (content: Outgoing['content']) => void
  onClose: () => void
}

/** Chooses an order of this buyer; with a store, one at that store [CH-11]. */
function OrderDialog({ chatId, onChoose, onClose }: CardDialogProps) {
  const t = useT()
  const format = useFormat()
  const { calls } = useConsoleDesk()
  const find = useCallback(
    async (_: string, signal: AbortSignal) => {
      const orders = await api(calls.orders, { query: { chatId }, signal })
      return orders.map(({ orderId, orderNumber, payable }) => ({
        id: orderId,
        title: t('portalChat.orderNo', { number: isolated(orderNumber) }),
        detail: format.money(payable),
      }))
    },
    [calls, chatId, t, format],
  )
  return (
    <FindDialog
      title={t('portalChat.addOrder')}
      none={t('portalChat.noOrder')}
      find={find}
      onChoose={({ id: orderId }) => onChoose({ kind: 'order', orderId })}
      onClose={onClose}
    />
  )
}

/** Chooses a machine, a product or an order that is sent to the buyer as a card. */
export function CardDialog(props: CardDialogProps) {
  const t = useT()
  const { findMachines, findProducts } = useConsoleDesk()
  const { kind, onChoose, onClose } = props
  if (kind === 'order') return <OrderDialog {...props} />
  if (kind === 'product')
    return (
      <FindDialog
        title={t('portalChat.addProduct')}
        label={t('portalChat.findProduct')}
        none={t('portalChat.noProduct')}
        find={findProducts}
        onChoose={({ id: productId }) => onChoose({ kind, productId })}
        onClose={onClose}
      />
    )
  return (
    <FindDialog
      title={t('portalChat.addMachine')}
      label={t('portalChat.findMachine')}
      none={t('portalChat.noMachine')}
      find={findMachines}
      onChoose={({ id: deviceId }) => onChoose({ kind, deviceId })}
      onClose={onClose}
    />
  )
}
