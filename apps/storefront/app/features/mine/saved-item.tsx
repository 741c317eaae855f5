import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { markFavorite } from '#shell/stores/favorite-store.ts'
import { useT } from '#shell/use-t.ts'
import type { Choosing } from './choose-box.tsx'
import type { MineParts } from './mine-parts.ts'
import { FavoriteFields, type SavedAnswer } from './saved-answer.tsx'
import { SavedRow } from './saved-row.tsx'
import { useFailure } from './use-failure.ts'

interface SavedItemProps {
  favorite: Favorite
  parts: MineParts
  choosing: Choosing
  /** Where the forms of the page are sent. */
  action: string
  onRemove: () => void
}

/** Where one pressed to remove it one may take that back: the focus is there. */
function UndoButton() {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="submit" className={buttonLook({ size: 'dense' })}>
      {t('mine.undo')}
    </button>
  )
}

/** A saved machine in its place of the list; once removed, the way back stands there. */
export function SavedItem({ favorite, parts, choosing, action, onRemove }: SavedItemProps) {
  const t = useT()
  const fetcher = useFetcher<SavedAnswer>()
  useFailure(fetcher.data)
  const { deviceId, title } = favorite.device
  const sent = fetcher.formData?.get('intent')
  const done = fetcher.data?.failure === undefined ? fetcher.data?.done : undefined
  const isRemoved = (sent ?? done) === 'remove'
  const fields = (
    <FavoriteFields intent={isRemoved ? 'add' : 'remove'} deviceId={deviceId} title={title} />
  )
  const handleSubmit = () => {
    markFavorite(deviceId, isRemoved)
    if (!isRemoved) onRemove()
  }
  if (isRemoved)
    return (
      <li className="border-b border-line py-3">
        <fetcher.Form
          method="post"
          action={action}
          onSubmit={handleSubmit}
          className="flex min-h-16 flex-wrap items-center justify-between gap-3"
        >
          {fields}
          <p role="status" className="text-ink-2">
            {t('mine.removed', { title })}
          </p>
          <UndoButton />
        </fetcher.Form>
      </li>
    )
  return (
    <li>
      <SavedRow
        favorite={favorite}
        parts={parts}
        choosing={choosing}
        remove={
          <fetcher.Form method="post" action={action} onSubmit={handleSubmit}>
            {fields}
            <button
              type="submit"
              aria-label={t('mine.remove', { title })}
              className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
            >
              <Icon name="heart-on" />
            </button>
          </fetcher.Form>
        }
      />
    </li>
  )
}
