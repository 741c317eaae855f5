import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { CHAT_RATING_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from './chat-call.ts'

const RATINGS = Array.from({ length: CHAT_RATING_MAX }, (_, n) => n + 1)

interface ClosedNoteProps {
  chat: BuyerChat
  /** Whether someone of the desk wrote in this consultation: only then is there something to rate. */
  wasAnswered: boolean
  onChange: (chat: BuyerChat) => void
}

function Rating({ chat: { chatId } }: Pick<ClosedNoteProps, 'chat'>) {
  const t = useT()
  const [isRated, setIsRated] = useState(false)
  const [fault, setFault] = useState<string>()
  const rate = (rating: number) =>
    chatCall(chatEndpoints.rate, { body: { chatId, rating } }).then(
      () => setIsRated(true),
      (err: unknown) => setFault(err instanceof ApiError ? err.message : t('shell.popupError')),
    )
  return (
    <div role="status" className="grid gap-1">
      {isRated ? (
        <p>{t('chat.rated')}</p>
      ) : (
        <div role="group" aria-label={t('chat.rate')} className="flex flex-wrap items-center gap-1">
          <span className="me-2">{t('chat.rate')}</span>
          {RATINGS.map((rating) => (
            <button
              key={rating}
              type="button"
              aria-label={t('chat.stars', { count: rating })}
              onClick={() => void rate(rating)}
              className={`${buttonLook({ isSquare: true, size: 'dense' })} tabular-nums`}
            >
              {rating}
            </button>
          ))}
        </div>
      )}
      {fault !== undefined && <p className="text-refused">{fault}</p>}
    </div>
  )
}

/** Begins again about the same; what is no longer for sale is left out. */
async function consultAgain(chat: BuyerChat): Promise<BuyerChat> {
  const { desk, seller, device, inquiry, product, order } = chat
  const withWhom = { desk, ...(seller && { sellerCode: seller.code }) }
  const about = {
    deviceId: device?.deviceId ?? null,
    inquiryId: inquiry?.inquiryId ?? null,
    productId: product?.productId ?? null,
    orderId: order?.orderId ?? null,
  }
  try {
    return await chatCall(chatEndpoints.consult, { body: { ...withWhom, ...about } })
  } catch (err) {
    if (!(err instanceof ApiError) || err.status !== 404) throw err
    return chatCall(chatEndpoints.consult, { body: withWhom })
  }
}

/** In place of the composer when the consultation is over: it begins again with one click [CH-3]. */
export function ClosedNote({ chat, wasAnswered, onChange }: ClosedNoteProps) {
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const again = async () => {
    setIsBusy(true)
    setFault(undefined)
    try {
      onChange(await consultAgain(chat))
    } catch (err) {
      setFault(err instanceof ApiError ? err.message : t('shell.popupError'))
    }
    setIsBusy(false)
  }
  return (
    <div className="grid gap-3 border-t border-line bg-raised px-4 py-3 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {chat.isBlocked
            ? t('error.chatBlocked')
            : chat.state === 'expired'
              ? t('chat.expired')
              : t('chat.ended')}
        </p>
        {!chat.isBlocked && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void again()}
            className={buttonLook({ tone: 'ink' })}
          >
            {t('chat.again')}
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-refused">
          {fault}
        </p>
      )}
      {wasAnswered && <Rating key={chat.consultation} chat={chat} />}
    </div>
  )
}
