import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'

export const askFollowed = (): Promise<string[]> =>
  apiWith({ quietLogin: true, isAside: true })(storeEndpoints.followedIds)

export async function writeFollow(storeId: string, isFollowed: boolean): Promise<void> {
  const endpoint = isFollowed ? storeEndpoints.follow : storeEndpoints.unfollow
  await apiWith({ isOwn: true })(endpoint, { body: { storeId } })
}
