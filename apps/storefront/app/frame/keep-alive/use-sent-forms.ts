import { useEffect, useRef } from 'react'

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('main form') : null

/**
 * A form that was submitted and led to another page is reset when the user comes back. A form that
 * was changed after it was submitted keeps its values.
 */
export function useSentForms(page: string): void {
  const sent = useRef<{ form: HTMLFormElement; page: string } | null>(null)
  useEffect(() => {
    if (sent.current && sent.current.page !== page) {
      sent.current.form.reset()
      sent.current = null
    }
    const note = (event: Event) => {
      const form = formOf(event)
      sent.current = form && { form, page }
    }
    const unmark = (event: Event) => {
      if (formOf(event) === sent.current?.form) sent.current = null
    }
    document.addEventListener('submit', note)
    document.addEventListener('input', unmark)
    return () => {
      document.removeEventListener('submit', note)
      document.removeEventListener('input', unmark)
    }
  }, [page])
}
