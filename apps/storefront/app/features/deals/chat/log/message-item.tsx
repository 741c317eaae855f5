import type { BuyerChat, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { DeviceCard } from '../cards/device-card.tsx'
import { OrderCard } from '../cards/order-card.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { speakerLabels } from '../chat-labels.ts'
import type { Waiting } from '../outbox/outbox-store.ts'
import { isReadByDesk } from '../thread/thread.ts'
import { PictureMessage } from './picture-message.tsx'
import { TextButton } from './text-button.tsx'
import { Bubble, TextMessage } from './text-message.tsx'

const ITEM = 'grid max-w-[86%] gap-0.5 lg:max-w-140'
const OWN = `${ITEM} justify-items-end justify-self-end`
const THEIRS = `${ITEM} justify-items-start justify-self-start`
const OWN_BUBBLE = 'rounded-ee-none bg-graphite text-on-graphite dark:bg-raised dark:text-ink'
const CARD = 'w-full rounded-box border border-line bg-raised p-2'
const META = 'text-micro text-ink-muted'

type ContentProps = Omit<MessageItemProps, 'isSameAuthor'>

function Content({ chat, message, canTranslate }: ContentProps) {
  const t = useT()
  const { kind, author, device, inquiry, product, order } = message
  if (kind === 'image') return <PictureMessage chatId={chat.chatId} message={message} />
  if (kind === 'device')
    return (
      <div className={CARD}>
        {device ? (
          <DeviceCard device={device} />
        ) : (
          <span className="text-ink-muted">{t('chat.machine')}</span>
        )}
      </div>
    )
  if (kind === 'product')
    return (
      <div className={CARD}>
        {product ? (
          <ProductCard product={product} />
        ) : (
          <span className="text-ink-muted">{t('chat.product')}</span>
        )}
      </div>
    )
  if (order)
    return (
      <div className={CARD}>
        <OrderCard order={order} />
      </div>
    )
  if (inquiry)
    return (
      <LocalLink
        href={`/inquiry-detail/${inquiry.inquiryId}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-box border border-line bg-raised px-3 underline underline-offset-3"
      >
        <Icon name="list" size="small" />
        {t('chat.inquiry', { no: String(inquiry.inquiryNo) })}
      </LocalLink>
    )
  const look = author === 'buyer' ? OWN_BUBBLE : 'rounded-es-none bg-sunk'
  return (
    <TextMessage chatId={chat.chatId} message={message} canTranslate={canTranslate} look={look} />
  )
}

interface MessageItemProps {
  chat: BuyerChat
  message: ThreadMessage
  canTranslate: boolean
  /** Whether the message before it has the same author: the name is not repeated. */
  isSameAuthor: boolean
}

/** One message with its author, time and read mark [CH-4] [CH-10]. */
export function MessageItem({ isSameAuthor, ...content }: MessageItemProps) {
  const { chat, message } = content
  const t = useT()
  const format = useFormat()
  const isOwn = message.author === 'buyer'
  return (
    <li className={isOwn ? OWN : THEIRS}>
      {!isOwn && !isSameAuthor && (
        <p className="text-micro font-semibold">{speakerLabels(t, message, chat)}</p>
      )}
      <Content {...content} />
      {message.hasAccountNumber && <Banner tone="refused">{t('chat.accountWarning')}</Banner>}
      <p className={META}>
        <time dateTime={message.at}>
          <bdi dir="ltr">{format.time(message.at)}</bdi>
        </time>
        {message.via === 'whatsapp' && ` · ${t('chat.viaWhatsapp')}`}
        {isOwn && ` · ${isReadByDesk(message, chat) ? t('chat.read') : t('chat.sent')}`}
      </p>
    </li>
  )
}

interface WaitingItemProps {
  waiting: Waiting
  onEdit: () => void
  onDiscard: () => void
}

/** A message that the server does not have yet, or has refused. */
export function WaitingItem({ waiting, onEdit, onDiscard }: WaitingItemProps) {
  const t = useT()
  const { text, refusal } = waiting
  return (
    <li className={OWN}>
      <Bubble look="rounded-ee-none inset-ring inset-ring-line-strong">{text}</Bubble>
      {refusal === null ? (
        <p className={`flex items-center gap-1 ${META}`}>
          <Icon name="clock" size="mini" />
          {t('chat.notSentYet')}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-2 text-micro text-refused">
          <p role="alert">{t('chat.notSent', { reason: refusal })}</p>
          <TextButton onClick={onEdit}>{t('chat.edit')}</TextButton>
          <TextButton onClick={onDiscard}>{t('chat.discard')}</TextButton>
        </div>
      )}
    </li>
  )
}
