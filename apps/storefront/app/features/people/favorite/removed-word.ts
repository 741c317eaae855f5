import type { Key } from '@ironsouq/i18n/messages'
import type { SavedThing } from './favorite-answer.tsx'

export const REMOVED_WORD: Record<SavedThing['field'], Key> = {
  deviceId: 'userCenter.removed',
  prodId: 'userCenter.productRemoved',
}
