import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useFailure } from '#kit/form/use-failure.ts'
import { useT } from '#kit/text/use-t.ts'
import { FavoriteFields, type FavoriteAnswer, type SavedThing } from './favorite-answer.tsx'
import { REMOVED_WORD } from './removed-word.ts'

interface SavedItemProps {
  thing: SavedThing
  /** The action URL of the page's forms. */
  action: string
  /** It is sent that it is saved, or not. */
  onChange: (isSaved: boolean) => void
  /** The row, with the remove button. */
  children: (remove: ReactNode) => ReactNode
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

/** A saved machine or product; once removed, an undo button takes its place. */
export function SavedItem({ thing, action, onChange, children }: SavedItemProps) {
  const t = useT()
  const fetcher = useFetcher<FavoriteAnswer>()
  useFailure(fetcher.data)
  const { field, title } = thing
  const sent = fetcher.formData?.get('intent')
  const done = fetcher.data?.faults === undefined ? fetcher.data?.intent : undefined
  const isRemoved = (sent ?? done) === 'remove'
  const fields = <FavoriteFields intent={isRemoved ? 'add' : 'remove'} {...thing} />
  const handleSubmit = () => onChange(isRemoved)
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
          <p role="status" className="min-w-0 text-ink-2 wrap-anywhere">
            {t(REMOVED_WORD[field], { title })}
          </p>
          <UndoButton />
        </fetcher.Form>
      </li>
    )
  return (
    <li>
      {children(
        <fetcher.Form method="post" action={action} onSubmit={handleSubmit}>
          {fields}
          <button
            type="submit"
            aria-label={t('userCenter.remove', { title })}
            className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
          >
            <Icon name="heart-on" />
          </button>
        </fetcher.Form>,
      )}
    </li>
  )
}
