import type { FormAnswer } from '#kit/form/form-answer.ts'

export type FavoriteIntent = 'add' | 'remove'

/** What is saved; the title comes back in the message. */
export interface SavedThing {
  /** The field of the form: machines and products have endpoints of their own. */
  field: 'deviceId' | 'prodId'
  id: string
  title: string
}

/** The result of saving or removing a machine or a product. */
export interface FavoriteAnswer extends FormAnswer, SavedThing {
  intent: FavoriteIntent
}

interface FavoriteFieldsProps extends SavedThing {
  intent: FavoriteIntent
}

export function FavoriteFields({ intent, field, id, title }: FavoriteFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={field} value={id} />
      <input type="hidden" name="title" value={title} />
    </>
  )
}
