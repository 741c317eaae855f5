import {
  TODAY_LISTS,
  type TodayCode,
  type TodayLine,
} from '@ironsouq/contract/platform/today/today.endpoints'
import { expect, it } from 'vitest'
import { menuCounts, withChats, withInquiries } from './menu-counts.ts'

const line = (code: TodayCode, count: number): TodayLine => {
  const { path, isDecision } = TODAY_LISTS[code]
  return { code, count, path, isDecision }
}

it('counts inquiries to review and unread answers together, and kinds of decisions', () => {
  const lines = [line('inquiries', 2), line('inquiryReplies', 3), line('viewings', 4)]
  expect(menuCounts(lines)).toEqual({ '/': 2, '/inquiries': 5, '/viewings': 4 })
})

it('takes the newest numbers of inquiries, for people with these lines', () => {
  const newest = { inquiries: 1, inquiryReplies: 0 }
  const lines = [line('inquiries', 2), line('inquiryReplies', 3), line('viewings', 4)]
  expect(menuCounts(withInquiries(lines, newest))).toEqual({
    '/': 1,
    '/inquiries': 1,
    '/viewings': 4,
  })
  expect(withInquiries([line('viewings', 4)], newest)).toEqual([line('viewings', 4)])
})

it('takes the newest number of waiting chats', () => {
  const lines = [line('chats', 2), line('viewings', 4)]
  expect(menuCounts(withChats(lines, 3))).toEqual({ '/': 1, '/chat': 3, '/viewings': 4 })
})
