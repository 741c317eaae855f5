import { type SubmitEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Asked, deviceListPath } from '#features/machines/device/parts/device-list-path.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { askedAfter, type Before } from './device-form.ts'
import { isControl, placeAt } from './focus-restoration.ts'

/** The query of the form's current values. */
const askedOf = (form: HTMLFormElement, before: Before): Asked => {
  const given = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') given.append(name, value)
  return askedAfter(given, before)
}

interface ListForm {
  form: RefObject<HTMLFormElement | null>
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Submits the filter form as a client navigation: at once on a change, unless `isDraft` returns true
 * and the change is applied later. Text is submitted when the field loses focus.
 */
export function useListForm(before: Before, isDraft: (asked: Asked) => boolean): ListForm {
  const form = useRef<HTMLFormElement>(null)
  const changed = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const at = useLocalPath()

  // The native change event: it fires when a handle is released or a field loses focus.
  useEffect(() => {
    const listened = form.current
    const handle = ({ target }: Event) => {
      if (!listened || !(target instanceof HTMLInputElement) || target.type === 'search') return
      if (isDraft(askedOf(listened, before))) return
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
      void navigate(at(deviceListPath(askedOf(event.currentTarget, before))), {
        preventScrollReset: control !== null,
        ...(control && { state: placeAt(control) }),
      })
    },
  }
}
