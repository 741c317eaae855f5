import type { MerchantMe } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { SellerMessage, sellerChannel } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useRepeatedAsk } from '@ironsouq/portal/frame/use-repeated-ask.ts'
import { merchantRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { useChannel } from '@ironsouq/portal/realtime/use-channel.ts'
import { useCallback, useMemo, useState } from 'react'
import { menuCounts } from './menu-counts.ts'

const NONE: SellerMessage = {
  inquiries: 0,
  inquiryReplies: 0,
  counterOffers: 0,
  offers: 0,
  chats: 0,
  orders: 0,
}

/** How much waits behind the lines of the menu. News arrive at once. */
export function useMenuCounts({
  permissions,
  firm,
}: Pick<MerchantMe, 'permissions' | 'firm'>): Readonly<Record<string, number>> {
  const [waiting, setWaiting] = useState(NONE)
  const ask = useCallback(async () => setWaiting(await api(todayMerchantEndpoints.waiting)), [])
  const askNow = useRepeatedAsk(ask)
  const hasNews = permissions.includes('inquiry.read') || permissions.includes('chat.read')
  useChannel({
    realtime: merchantRealtime,
    channel: hasNews ? sellerChannel(firm.sellerId) : undefined,
    onMessage(body) {
      const { data } = SellerMessage.safeParse(body)
      if (data) setWaiting(data)
    },
    onReset: askNow,
  })
  return useMemo(() => menuCounts(waiting), [waiting])
}
