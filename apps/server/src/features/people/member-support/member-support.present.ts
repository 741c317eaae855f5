import type { MemberRow as Shown } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import type { MemberRow } from '#features/people/member/member.queries.ts'

export const presentMember = (row: MemberRow): Shown => ({
  memberId: row.id,
  nickName: row.nickName,
  account: row.account,
  company: row.company,
  mail: row.mail,
  isMailVerified: row.mailVerifiedAt !== null,
  mobile: row.mobile,
  isMobileVerified: row.mobileVerifiedAt !== null,
  locale: row.locale,
  memberSince: row.createdAt.toISOString(),
})
