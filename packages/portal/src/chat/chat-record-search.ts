import type {
  chatMerchantEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { api } from '../api/api.ts'
import { currentLocale } from '../language/language-store.ts'
import type { RecordSearch } from '../screen/screen.ts'
import { CHAT_PARAM } from './console-data.ts'

type Find = (typeof chatMerchantEndpoints | typeof chatStaffEndpoints)['find']

/** The chats of a desk by the beginning of the buyer's name, or the number of an inquiry or of an order. */
export const chatRecordSearch = (endpoint: Find): RecordSearch => ({
  permission: 'chat.read',
  title: 'portalChat.menu',
  icon: 'chat',
  async find(text, signal) {
    const chats = await api(endpoint, { query: { text }, signal })
    return chats.map(({ chatId, buyerName, updatedAt }) => ({
      path: `/chat?${new URLSearchParams({ [CHAT_PARAM]: chatId })}`,
      title: buyerName,
      detail: formatter(currentLocale()).dateTime(updatedAt),
    }))
  },
})
