import type {
  ChatNote,
  ChatTranslation,
  DeskChat,
  ThreadMessage,
} from '@ironsouq/contract/deals/chat/chat.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../frame/use-may.ts'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import { MachineCard } from '../cards/machine-card.tsx'
import { OrderCard } from '../cards/order-card.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { messageLine } from '../chat-labels.ts'
import { useConsoleDesk } from '../console-desk.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { MessagePicture } from './message-picture.tsx'
import { TranslationLine } from './translation-line.tsx'

const SIDE = {
  them: 'justify-items-start justify-self-start',
  me: 'justify-items-end justify-self-end',
}
const BUBBLE = {
  them: 'rounded-es-none bg-sunk',
  me: 'rounded-ee-none bg-graphite text-on-graphite',
  waiting: 'rounded-ee-none inset-ring-[1.5px] inset-ring-line-strong',
}
const META = 'text-micro text-ink-muted'

interface BubbleProps {
  look: keyof typeof BUBBLE
  children: ReactNode
  meta: ReactNode
}

function Bubble({ look, children, meta }: BubbleProps) {
  return (
    <li
      className={`grid max-w-[min(86%,560px)] min-w-0 gap-0.5 ${SIDE[look === 'them' ? 'them' : 'me']}`}
    >
      <div className={`min-w-0 rounded-box px-3 py-2.5 wrap-anywhere ${BUBBLE[look]}`}>
        {children}
      </div>
      <p className={META}>{meta}</p>
    </li>
  )
}

/** A card in a message; null: this person may not open it. */
function Card({ to, children }: { to: string | null; children: ReactNode }) {
  const look = 'block rounded-tight bg-raised p-1.5 text-ink'
  if (to === null) return <span className={look}>{children}</span>
  return (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}

interface ContentProps {
  chatId: string
  message: ThreadMessage
  /** In place of the text of the message. */
  text: string
}

function Content({ chatId, message, text }: ContentProps) {
  const t = useT()
  const { machinePath, productPath, orderPath } = useConsoleDesk()
  const mayReadProducts = useMay('product.read')
  const mayReadOrders = useMay('order.read')
  const { kind, image, device, product, order } = message
  if (kind === 'image' && image)
    return <MessagePicture chatId={chatId} message={message} image={image} />
  if (device)
    return (
      <Card to={machinePath(device.deviceId)}>
        <MachineCard device={device} />
      </Card>
    )
  if (product)
    return (
      <Card to={mayReadProducts ? productPath(product.productId) : null}>
        <ProductCard product={product} />
      </Card>
    )
  if (order)
    return (
      <Card to={mayReadOrders ? orderPath(order.orderId) : null}>
        <OrderCard order={order} />
      </Card>
    )
  return (
    <p dir="auto" className="whitespace-pre-line">
      {kind === 'text' ? text : messageLine(t, message)}
    </p>
  )
}

interface MessageItemProps {
  chat: DeskChat
  message: ThreadMessage
  /** In the language of the reader. */
  translation: ChatTranslation | null
}

export function MessageItem({ chat, message, translation }: MessageItemProps) {
  const t = useT()
  const format = useFormat()
  const [isOriginal, setOriginal] = useState(false)
  const { author, authorName, at, seq, hasAccountNumber, via, delivery } = message
  const isBuyer = author === 'buyer'
  const time = (
    <time dateTime={at}>
      <bdi dir="ltr">{format.time(at)}</bdi>
    </time>
  )
  return (
    <Bubble
      look={isBuyer ? 'them' : 'me'}
      meta={
        isBuyer ? (
          <>
            {hasAccountNumber && (
              <span className="me-1.5 inline-flex items-center gap-1 font-medium text-refused">
                <Icon name="warn" size="mini" />
                {t('portalChat.accountNumber')}
              </span>
            )}
            {translation && (
              <TranslationLine
                translation={translation}
                isOriginal={isOriginal}
                onToggle={() => setOriginal(!isOriginal)}
              />
            )}
            {via === 'whatsapp' && `${t('portalChat.whatsapp')} · `}
            {time}
          </>
        ) : (
          <>
            <bdi>{authorName}</bdi> · {time} ·{' '}
            {t(seq <= chat.buyerReadSeq ? 'portalChat.read' : 'portalChat.sent')}
            {(delivery === 'failed' || delivery === 'late') &&
              ` · ${t(`portalChat.whatsapp_${delivery}`)}`}
          </>
        )
      }
    >
      <Content
        chatId={chat.chatId}
        message={message}
        text={translation && !isOriginal ? translation.text : message.text}
      />
    </Bubble>
  )
}

const CARD_WORDS = {
  image: 'portalChat.photo',
  device: 'portalChat.machine',
  product: 'portalChat.product',
  order: 'portalChat.order',
} as const

/** A message that the server has not accepted yet. */
export function OutgoingItem({ content, at }: Outgoing) {
  const t = useT()
  const format = useFormat()
  return (
    <Bubble
      look="waiting"
      meta={
        <>
          <Icon name="clock" size="mini" /> {t('portalChat.waitsToBeSent')} ·{' '}
          <bdi dir="ltr">{format.time(at)}</bdi>
        </>
      }
    >
      <p dir="auto" className="whitespace-pre-line">
        {content.kind === 'text' ? content.text : t(CARD_WORDS[content.kind])}
      </p>
    </Bubble>
  )
}

/** What people of the desk wrote for each other, apart from what the buyer sees. */
export function NoteItem({ note: { authorName, text, transferredTo, at } }: { note: ChatNote }) {
  const t = useT()
  const format = useFormat()
  const time = <bdi dir="ltr">{format.time(at)}</bdi>
  if (transferredTo !== null)
    return (
      <li className="flex items-center gap-3 text-center text-micro text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <span className="max-w-4/5 wrap-anywhere">
          {time}{' '}
          {t('portalChat.transferredTo', { from: authorName, to: transferredTo, note: text })}
        </span>
      </li>
    )
  return (
    <li className="grid min-w-0 gap-0.5">
      <div className="rounded-box border-[1.5px] border-dashed border-line-strong px-3 py-2.5 wrap-anywhere">
        <b className="font-semibold">{t('portalChat.noteMark')}</b> <span dir="auto">{text}</span>
      </div>
      <p className={META}>
        {t('portalChat.noteBy', { name: authorName })} · {time}
      </p>
    </li>
  )
}
