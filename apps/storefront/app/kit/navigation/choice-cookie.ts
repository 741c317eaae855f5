import { choiceCookie, type ChoiceName } from '#kit/request/cookies.ts'

/** Stores a choice of the user for the next pages [AP-4]. */
export function rememberChoice(name: ChoiceName, value: string): void {
  document.cookie = choiceCookie(name, value, { publicUrl: window.location.origin })
}
