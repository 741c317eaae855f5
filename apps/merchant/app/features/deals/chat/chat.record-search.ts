import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { api } from '@ironsouq/portal/api/api.ts'
import { CHAT_PARAM } from '@ironsouq/portal/chat/console-data.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

const { find: endpoint } = chatMerchantEndpoints
const MOST = 5

/** By the beginning of the buyer's name, or the number of an inquiry or of an order. */
export const chatRecordSearch: RecordSearch = {
  permission: 'chat.read',
  title: 'portalChat.menu',
  icon: 'chat',
  async find(text, signal) {
    const chats = await api(endpoint, { query: { text }, signal })
    return chats.slice(0, MOST).map(({ chatId, buyerName, updatedAt }) => ({
      path: `/chat?${new URLSearchParams({ [CHAT_PARAM]: chatId })}`,
      title: buyerName,
      detail: formatter(currentLocale()).dateTime(updatedAt),
    }))
  },
}
