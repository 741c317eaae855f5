import type { ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'

const CHAT_PAGE = '/chat'

const pathWith = (query: Record<string, string>): string =>
  Object.keys(query).length === 0 ? CHAT_PAGE : `${CHAT_PAGE}?${new URLSearchParams(query)}`

/** The message box, or one conversation in it. */
export const chatPath = ({ chatId, desk }: { chatId?: string; desk?: ChatDesk | undefined }) =>
  pathWith({ ...(chatId !== undefined && { chatId }), ...(desk !== undefined && { desk }) })

/** Whom a consultation is with, and what it is about. */
export interface ConsultWith {
  consult: ChatDesk
  sellerCode?: string | undefined
  deviceId?: string | undefined
  inquiryId?: string | undefined
  productId?: string | undefined
  orderId?: string | undefined
}

/** The page that starts a consultation and goes on to its conversation. */
export const consultPath = ({ consult, ...about }: ConsultWith): string =>
  pathWith({
    consult,
    ...Object.fromEntries(
      Object.entries(about).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
  })
