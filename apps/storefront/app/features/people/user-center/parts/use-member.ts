import type { CenterInfo, UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { useRouteLoaderData } from 'react-router'
import { favoriteStore } from '#features/people/favorite/parts/favorite-store.ts'
import { useMessageCount } from '#kit/session/message-store.ts'
import { sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'

/** The data of the layout route of the user center. */
export interface MemberFrame {
  user: UserInfo
  center: CenterInfo
}

const FRAME_ROUTE = 'routes/user-center/layout'

/** Only in the user center: a public page has no personal data. */
export const useMemberFrame = (): MemberFrame | undefined =>
  useRouteLoaderData<MemberFrame>(FRAME_ROUTE)

export interface Member {
  nickName: string
  pic: string
  counts: Record<
    'favorites' | 'savedProducts' | 'savedSearches' | 'notices' | 'messages' | 'inquiries',
    number
  >
}

function useStoredMember(): Member | undefined {
  const { nickName, userAvatar, userId } = useStore(userStore, (user) => user)
  const favorites = useStore(favoriteStore, ({ ids }) => ids.size)
  const notices = useStore(sessionStore, ({ unreadNotices }) => unreadNotices)
  const messages = useMessageCount()
  if (userId === '') return undefined
  const counts = { favorites, savedProducts: 0, savedSearches: 0, notices, messages, inquiries: 0 }
  return { nickName, pic: userAvatar, counts }
}

/** The signed-in user: from the page's data, otherwise from the browser's stores. */
export function useMember(): Member | undefined {
  const stored = useStoredMember()
  const isLive = useStore(sessionStore, (session) => session.isLive)
  const frame = useMemberFrame()
  if (!frame) return stored
  const { user, center } = frame
  const { unaudited, pushed, invalid } = center.inquiries
  return {
    nickName: user.nickName,
    pic: user.pic,
    counts: {
      favorites: center.favorites.total,
      savedProducts: center.favorites.products,
      savedSearches: center.savedSearches.total,
      notices: isLive && stored ? stored.counts.notices : center.unreadNotices,
      messages: center.unreadMessages,
      inquiries: unaudited + pushed + invalid,
    },
  }
}
