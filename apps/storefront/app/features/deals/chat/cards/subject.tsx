import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ChatContent, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useRef, useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from '../chat-call.ts'
import type { ShownThread } from '../thread/thread.ts'
import { DeviceCard } from './device-card.tsx'
import { OrderCard } from './order-card.tsx'
import { ProductCard } from './product-card.tsx'

interface SubjectProps {
  shown: ShownThread
  /** Whether the buyer can write now. */
  isOpen: boolean
  onSent: (message: ThreadMessage) => void
}

interface SendButtonProps extends SubjectProps {
  content: Extract<ChatContent, { kind: 'product' | 'order' }>
}

/** Sends what the conversation is about as a card, once in a consultation. */
function SendButton({ shown: { chat, messages }, isOpen, content, onSent }: SendButtonProps) {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  // The same one again after a failure: it arrives once [CH-9].
  const sendId = useRef<string>(undefined)
  const { chatId, consultation } = chat
  const wasSent = messages.some(
    (each) =>
      each.consultation === consultation &&
      (content.kind === 'product'
        ? each.productId === content.productId
        : each.order?.orderId === content.orderId),
  )
  if (!isOpen || wasSent) return null
  const send = async () => {
    setIsBusy(true)
    setFault(undefined)
    sendId.current ??= crypto.randomUUID()
    try {
      const body = { chatId, consultation, sendId: sendId.current, content }
      onSent(await chatCall(chatEndpoints.send, { body }))
    } catch (err) {
      setFault(err instanceof ApiError ? err.message : t('shell.popupError'))
    }
    setIsBusy(false)
  }
  return (
    <span className="relative grid max-w-1/2 shrink-0 justify-items-end gap-1">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void send()}
        className={buttonLook({ size: 'dense' })}
      >
        {t(content.kind === 'product' ? 'chat.sendProduct' : 'chat.sendOrder')}
      </button>
      {fault !== undefined && (
        <span role="alert" className="text-micro text-refused">
          {fault}
        </span>
      )}
    </span>
  )
}

/** What the conversation is about: a machine, an inquiry, a product or an order [CH-11]. */
export function Subject(props: SubjectProps) {
  const t = useT()
  const { device, inquiry, product, order } = props.shown.chat
  if (!device && !inquiry && !product && !order) return null
  const inquiryLink = inquiry && (
    <LocalLink
      href={`/inquiry-detail/${inquiry.inquiryId}`}
      prefetch="none"
      className="relative text-micro text-ink-muted underline underline-offset-3"
    >
      {t('chat.inquiry', { no: String(inquiry.inquiryNo) })}
    </LocalLink>
  )
  return (
    <div className="grid gap-2 border-b border-line bg-paper px-4 py-2 lg:px-6">
      {device ? <DeviceCard device={device}>{inquiryLink}</DeviceCard> : inquiryLink}
      {product && (
        <ProductCard product={product}>
          <SendButton
            key={product.productId}
            {...props}
            isOpen={props.isOpen && product.standing !== 'withdrawn'}
            content={{ kind: 'product', productId: product.productId }}
          />
        </ProductCard>
      )}
      {order && (
        <OrderCard order={order}>
          <SendButton
            key={order.orderId}
            {...props}
            content={{ kind: 'order', orderId: order.orderId }}
          />
        </OrderCard>
      )}
    </div>
  )
}
