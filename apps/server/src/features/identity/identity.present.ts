import type { Session } from '@ironsouq/contract/identity/identity.schema'
import type { UserInfo } from '@ironsouq/contract/member/member.schema'
import type { MemberRow } from '#features/member/member.queries.ts'

const presentUserInfo = ({ id, nickName, pic, mail, mobile }: MemberRow): UserInfo => ({
  nickName,
  pic: pic ?? '',
  userId: id,
  userMail: mail ?? '',
  userMobile: mobile ?? '',
})

type Opened = Pick<Session, 'token' | 'seconds' | 'deviceKey'>

export const presentSession = (
  { token, seconds, deviceKey }: Opened,
  member: MemberRow,
): Session => ({ token, seconds, deviceKey, user: presentUserInfo(member) })
