import type { CenterInfo, UserInfo } from '@ironsouq/contract/member/member.schema'
import { useRouteLoaderData } from 'react-router'
import { favoriteStore } from '../stores/favorite-store.ts'
import { useMessageCount } from '../stores/message-store.ts'
import { sessionStore } from '../stores/session-store.ts'
import { useStore } from '../stores/store.ts'
import { userStore } from '../stores/user-store.ts'

/** What the route around a member's own pages loads. */
export interface MemberFrame {
  user: UserInfo
  center: CenterInfo
}

const FRAME_ROUTE = 'routes/user-center-frame'

/** Only on a member's own pages: a public page is sent nothing of him. */
export const useMemberFrame = (): MemberFrame | undefined =>
  useRouteLoaderData<MemberFrame>(FRAME_ROUTE)

export interface Member {
  nickName: string
  pic: string
  counts: { favorites: number; notices: number; messages: number; inquiries: number }
}

function useStoredMember(): Member | undefined {
  const { nickName, userAvatar, userId } = useStore(userStore, (user) => user)
  const favorites = useStore(favoriteStore, ({ ids }) => ids.size)
  const notices = useStore(sessionStore, ({ unreadNotices }) => unreadNotices)
  const messages = useMessageCount()
  if (userId === '') return undefined
  return { nickName, pic: userAvatar, counts: { favorites, notices, messages, inquiries: 0 } }
}

/** Who is signed in: as his page was sent, else as the browser learnt it since. */
export function useMember(): Member | undefined {
  const stored = useStoredMember()
  const frame = useMemberFrame()
  if (!frame) return stored
  const { user, center } = frame
  const { unaudited, pushed, invalid } = center.inquiries
  return {
    nickName: user.nickName,
    pic: user.pic,
    counts: {
      favorites: center.favorites.total,
      notices: center.unreadNotices,
      messages: center.unreadMessages,
      inquiries: unaudited + pushed + invalid,
    },
  }
}
