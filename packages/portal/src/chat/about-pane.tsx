import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../frame/use-may.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { MachineCard } from './cards/machine-card.tsx'
import { OrderCard } from './cards/order-card.tsx'
import { ProductCard } from './cards/product-card.tsx'
import { languageName } from './chat-labels.ts'
import { useConsoleDesk } from './console-desk.ts'
import type { Conversation } from './thread.ts'

function Part({
  heading,
  action,
  children,
}: {
  heading: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line p-4">
      <h2 className="flex items-baseline justify-between gap-2 font-bold">
        {heading}
        {action}
      </h2>
      {children}
    </section>
  )
}

const OPEN = 'text-micro font-semibold underline underline-offset-3'

interface AboutPaneProps {
  conversation: Conversation
  onBack: () => void
}

/** Who the buyer is and what the conversation is about. */
export function AboutPane({ conversation, onBack }: AboutPaneProps) {
  const t = useT()
  const format = useFormat()
  const { machinePath, productPath, orderPath } = useConsoleDesk()
  const mayReadInquiries = useMay('inquiry.read')
  const mayReadProducts = useMay('product.read')
  const mayReadOrders = useMay('order.read')
  const { chat, notes } = conversation
  const { buyerName, locale, device, inquiry, product, order } = chat
  const { state, consultation, assignee, rating } = chat
  const facts = [
    { label: t('portalChat.language'), value: languageName(locale) },
    { label: t('portalChat.state'), value: t(`portalChat.state_${state}`) },
    ...(assignee ? [{ label: t('portalChat.answeredBy'), value: <bdi>{assignee.name}</bdi> }] : []),
    { label: t('portalChat.consultations'), value: format.number(consultation) },
    ...(rating === null
      ? []
      : [
          {
            label: t('portalChat.rating'),
            value: t('portalChat.ratingOf', { rating: format.number(rating) }),
          },
        ]),
  ]
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-2 py-1 xl:hidden">
        <IconButton
          tone="quiet"
          icon="previous"
          label={t('portalChat.backToChat')}
          onPress={onBack}
        />
        <b className="truncate">
          <bdi>{buyerName}</bdi>
        </b>
      </div>
      <Part heading={t('portalChat.buyer')}>
        <p className="font-semibold wrap-anywhere max-xl:hidden">
          <bdi>{buyerName}</bdi>
        </p>
        <FactsTable facts={facts} />
      </Part>
      {device && (
        <Part
          heading={t('portalChat.machine')}
          action={
            <Link to={machinePath(device.deviceId)} className={OPEN}>
              {t('portalChat.open')}
            </Link>
          }
        >
          <MachineCard device={device} />
        </Part>
      )}
      {inquiry && (
        <Part
          heading={t('portalChat.inquiryNo', { number: String(inquiry.inquiryNo) })}
          action={
            mayReadInquiries && (
              <Link to={`/inquiries/${inquiry.inquiryId}`} className={OPEN}>
                {t('portalChat.open')}
              </Link>
            )
          }
        >
          {null}
        </Part>
      )}
      {product && (
        <Part
          heading={t('portalChat.product')}
          action={
            mayReadProducts && (
              <Link to={productPath(product.productId)} className={OPEN}>
                {t('portalChat.open')}
              </Link>
            )
          }
        >
          <ProductCard product={product} />
        </Part>
      )}
      {order && (
        <Part
          heading={t('portalChat.order')}
          action={
            mayReadOrders && (
              <Link to={orderPath(order.orderId)} className={OPEN}>
                {t('portalChat.open')}
              </Link>
            )
          }
        >
          <OrderCard order={order} />
        </Part>
      )}
      <Part heading={t('portalChat.notes')}>
        {notes.length === 0 && <p className="text-ink-muted">{t('portalChat.noNotes')}</p>}
        {notes.toReversed().map(({ noteId, text, authorName, at }) => (
          <p
            key={noteId}
            className="rounded-box border-[1.5px] border-dashed border-line-strong px-3 py-2 wrap-anywhere"
          >
            <span dir="auto">{text}</span>
            <span className="block text-micro text-ink-muted">
              <bdi>{authorName}</bdi>, {format.dayMonth(at)}
            </span>
          </p>
        ))}
      </Part>
    </>
  )
}
