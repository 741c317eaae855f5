import { expect, it } from 'vitest'
import { menuCounts } from './menu-counts.ts'

it('counts what waits behind each line of the menu, and kinds of work for the first screen', () => {
  const asked = { inquiries: 2, inquiryReplies: 1, counterOffers: 3 }
  const counts = menuCounts({ ...asked, offers: 0, chats: 4, orders: 5 })
  expect(counts).toEqual({ '/': 5, '/orders': 5, '/inquiries': 6, '/offers': 0, '/chat': 4 })
})
