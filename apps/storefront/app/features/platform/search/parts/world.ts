import type { Key } from '@ironsouq/i18n/messages'
import { useLocation } from 'react-router'
import { splitPath } from '#kit/navigation/locale-path.ts'

/** What a search in the header looks for first. */
export type World = 'machines' | 'parts'

/** The lists of the two worlds; both read the words from `q`. */
export const LIST_OF: Record<World, string> = { machines: '/device-list', parts: '/mall/list' }

export const WORLD_WORD: Record<World, Key> = { machines: 'common.machines', parts: 'shell.mall' }

/** Where parts are found, bought and saved. */
const OF_PARTS =
  /^\/(?:mall|stores|cart|checkout|pay|user-center\/(?:orders|saved-products|viewed-products|followed-stores))(?:\/|$)/

/** Inside the mall the header searches parts, elsewhere machines. */
export function useWorld(): World {
  const { page } = splitPath(useLocation().pathname)
  return OF_PARTS.test(page) ? 'parts' : 'machines'
}
