import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Address } from '../address/address.schema.ts'

const MemberId = z.object({ memberId: z.uuid() })

export const MemberRow = z.object({
  memberId: z.uuid(),
  nickName: z.string(),
  account: z.nullable(z.string()),
  company: z.string(),
  mail: z.nullable(z.string()),
  isMailVerified: z.boolean(),
  mobile: z.nullable(z.string()),
  isMobileVerified: z.boolean(),
  locale: z.string(),
  memberSince: z.iso.datetime(),
})
export type MemberRow = z.output<typeof MemberRow>

/** What a service agent needs to help a member. */
export const MemberOverview = z.extend(MemberRow, {
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  favorites: z.int(),
  upcomingViewings: z.int(),
  /** The usual one first. */
  addresses: z.array(Address),
})
export type MemberOverview = z.output<typeof MemberOverview>

export const memberSupportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/member/list',
    audience: 'staff',
    permission: 'member.read',
    summary:
      'Members; `q` is the beginning of a name, account, company, mail address or mobile number, or its last digits',
    query: z.extend(staffListQuery(['-memberSince', 'memberSince', 'nickName', '-nickName']), {
      q: z.optional(SearchText(120)),
    }),
    data: staffPage(MemberRow),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/p/staff/member/overview',
    audience: 'staff',
    permission: 'member.read',
    summary: 'One member, with how they sign in and how much they have',
    query: MemberId,
    data: MemberOverview,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/p/staff/member/endSessions',
    audience: 'staff',
    permission: 'member.endSessions',
    audit: true,
    summary: 'Signs a member out everywhere',
    body: MemberId,
    data: z.object({ ended: z.int() }),
    once: true,
  }),
}
