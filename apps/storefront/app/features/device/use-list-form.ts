import { type SubmitEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocalPath } from '#shell/local-link.tsx'
import { askedBy } from './device-form.ts'
import { type Asked, deviceListPath } from './device-list-path.ts'
import { isControl, placeAt } from './kept-place.ts'

/** What a form asks for as it stands. */
const askedOf = (form: HTMLFormElement): Asked => {
  const given = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') given.append(name, value)
  return askedBy(given)
}

interface ListForm {
  form: RefObject<HTMLFormElement | null>
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form that a server could answer, answered without leaving the page: at once when something is
 * chosen, unless `isDraft` takes the choice to be shown later. Words are sent when they are whole.
 */
export function useListForm(isDraft: (asked: Asked) => boolean): ListForm {
  const form = useRef<HTMLFormElement>(null)
  const changed = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const at = useLocalPath()

  // The browser's own event: a handle that is let go, a field that is left.
  useEffect(() => {
    const listened = form.current
    const handle = ({ target }: Event) => {
      if (!listened || !(target instanceof HTMLInputElement) || target.type === 'search') return
      if (isDraft(askedOf(listened))) return
      changed.current = target
      listened.requestSubmit()
    }
    listened?.addEventListener('change', handle)
    return () => listened?.removeEventListener('change', handle)
  })

  return {
    form,
    handleSubmit: (event) => {
      event.preventDefault()
      const { activeElement } = document
      const usedNow = activeElement && isControl(activeElement) ? activeElement : null
      const control = changed.current ?? usedNow
      changed.current = null
      void navigate(at(deviceListPath(askedOf(event.currentTarget))), {
        preventScrollReset: control !== null,
        ...(control && { state: placeAt(control) }),
      })
    },
  }
}
