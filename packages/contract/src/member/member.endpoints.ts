import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const UserInfo = z.object({
  nickName: z.string(),
  /** A key of the object store, or empty. */
  pic: z.string(),
  userId: z.uuid(),
  userMail: z.string(),
  userMobile: z.string(),
})
export type UserInfo = z.output<typeof UserInfo>

export const memberEndpoints = {
  userInfo: endpoint({
    method: 'GET',
    path: '/p/user/userInfo',
    audience: 'member',
    summary: 'Who is signed in',
    data: UserInfo,
  }),
}
