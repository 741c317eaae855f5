import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useFailure } from '#kit/form/use-failure.ts'
import type { Choosing } from '#kit/list/choose-box.tsx'
import { useT } from '#kit/text/use-t.ts'
import { FavoriteFields, type FavoriteAnswer } from './favorite-answer.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { markFavorite } from './parts/favorite-store.ts'

interface FavoriteItemProps {
  favorite: Favorite
  choosing: Choosing
  /** The action URL of the page's forms. */
  action: string
  onRemove: () => void
}

/** Takes the focus when it replaces the remove button. */
function UndoButton() {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="submit" className={buttonLook({ size: 'dense' })}>
      {t('userCenter.undo')}
    </button>
  )
}

/** A saved machine; once removed, an undo button takes its place. */
export function FavoriteItem({ favorite, choosing, action, onRemove }: FavoriteItemProps) {
  const t = useT()
  const fetcher = useFetcher<FavoriteAnswer>()
  useFailure(fetcher.data)
  const { deviceId, title } = favorite.device
  const sent = fetcher.formData?.get('intent')
  const done = fetcher.data?.faults === undefined ? fetcher.data?.intent : undefined
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
            {t('userCenter.removed', { title })}
          </p>
          <UndoButton />
        </fetcher.Form>
      </li>
    )
  return (
    <li>
      <FavoriteRow
        favorite={favorite}
        choosing={choosing}
        remove={
          <fetcher.Form method="post" action={action} onSubmit={handleSubmit}>
            {fields}
            <button
              type="submit"
              aria-label={t('userCenter.remove', { title })}
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
