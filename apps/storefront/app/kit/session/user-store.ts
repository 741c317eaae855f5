import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { createStore } from '#kit/store/store.ts'

/** The signed-in user [AP-9]; empty for a visitor. */
export const userStore = createStore({
  nickName: '',
  userAvatar: '',
  userId: '',
  userMail: '',
  userMobile: '',
  isLoading: false,
})

export function rememberUser({ nickName, pic, userId, userMail, userMobile }: UserInfo): void {
  userStore.set({ nickName, userAvatar: pic, userId, userMail, userMobile })
}
