import type { FormAnswer } from '#kit/form/form-answer.ts'

export type FavoriteIntent = 'add' | 'remove'

/** The result of saving or removing a machine. */
export interface FavoriteAnswer extends FormAnswer {
  intent: FavoriteIntent
  deviceId: string
  title: string
}

interface FavoriteFieldsProps {
  intent: FavoriteIntent
  deviceId: string
  title: string
}

/** The fields of the form; the title comes back in the message. */
export function FavoriteFields({ intent, deviceId, title }: FavoriteFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="deviceId" value={deviceId} />
      <input type="hidden" name="title" value={title} />
    </>
  )
}
