import { choiceCookie, type ChoiceName } from './cookies.ts'

/** What the reader chose on this page, for the pages after it [AP-4]. */
export function rememberChoice(name: ChoiceName, value: string): void {
  const { origin, protocol } = window.location
  const site = { publicUrl: origin, production: protocol === 'https:' }
  document.cookie = choiceCookie(name, value, site)
}
