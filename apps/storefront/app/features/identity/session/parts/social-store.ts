import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore } from '#kit/store/store.ts'

const NAME = 'socialType'
const storage = inLocalStorage(NAME)

const isType = (value: unknown): value is string => typeof value === 'string'

/** The provider of a social login: it returns to a page of its own [AP-14]. */
export const socialStore = createStore({ socialType: '' })

export function rememberSocialType(socialType: string): void {
  persist(NAME, storage, socialType)
  socialStore.set({ socialType })
}

export function recallSocialType(): void {
  socialStore.set({ socialType: restored(NAME, storage, isType) ?? '' })
}
