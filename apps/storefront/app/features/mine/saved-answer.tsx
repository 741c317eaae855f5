import type { Attempt } from './attempt.server.ts'

export type SavedIntent = 'add' | 'remove'

/** What came of saving a machine or taking it away. */
export interface SavedAnswer extends Attempt {
  done: SavedIntent
  deviceId: string
  title: string
}

interface FavoriteFieldsProps {
  intent: SavedIntent
  deviceId: string
  title: string
}

/** What such a form sends; the title comes back in what is said afterwards. */
export function FavoriteFields({ intent, deviceId, title }: FavoriteFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="deviceId" value={deviceId} />
      <input type="hidden" name="title" value={title} />
    </>
  )
}
