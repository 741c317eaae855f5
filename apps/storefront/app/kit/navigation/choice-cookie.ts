import { choiceCookie, type ChoiceName } from '#kit/request/cookies.ts'

/** Stores a choice of the user for the next pages [AP-4]. */
export function rememberChoice(name: ChoiceName, value: string): void {
  const { origin, protocol } = window.location
  const site = { publicUrl: origin, production: protocol === 'https:' }
  document.cookie = choiceCookie(name, value, site)
}
