import { expect, it } from 'vitest'
import { menuCounts } from './menu-counts.ts'

it('counts what waits behind each line of the menu, and kinds of work for the first screen', () => {
  const waiting = { inquiries: 2, inquiryReplies: 1, counterOffers: 3, offers: 0, chats: 4 }
  expect(menuCounts(waiting)).toEqual({ '/': 4, '/inquiries': 6, '/offers': 0, '/chat': 4 })
})
