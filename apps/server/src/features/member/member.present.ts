import type { UserInfo } from '@ironsouq/contract/member/member.endpoints'
import type { MemberRow } from './member.queries.ts'

export const presentUserInfo = ({ id, nickName, pic, mail, mobile }: MemberRow): UserInfo => ({
  nickName,
  pic: pic ?? '',
  userId: id,
  userMail: mail ?? '',
  userMobile: mobile ?? '',
})
