import type { SellerMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'

/** Counts by the paths of the menu; the first screen has as many as kinds of work wait. */
export function menuCounts(waiting: SellerMessage): Record<string, number> {
  const { inquiries, inquiryReplies, counterOffers, offers, chats, orders } = waiting
  return {
    '/': Object.values(waiting).filter((count) => count > 0).length,
    '/orders': orders,
    '/inquiries': inquiries + inquiryReplies + counterOffers,
    '/offers': offers,
    '/chat': chats,
  }
}
