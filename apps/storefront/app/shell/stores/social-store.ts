import { inLocalStorage, keep, kept } from './keeper.ts'
import { createStore } from './store.ts'

const NAME = 'socialType'
const keeper = inLocalStorage(NAME)

const isType = (value: unknown): value is string => typeof value === 'string'

/** Which social network a login was begun with: it comes back on a page of its own [AP-14]. */
export const socialStore = createStore({ socialType: '' })

export function rememberSocialType(socialType: string): void {
  keep(NAME, keeper, socialType)
  socialStore.set({ socialType })
}

export function recallSocialType(): void {
  socialStore.set({ socialType: kept(NAME, keeper, isType) ?? '' })
}
