import { useEffect, useRef } from 'react'

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('main form') : null

/**
 * What was sent is not kept: a form that led from its page to another stands there again as the page
 * began. One that was changed since it was sent is kept like any other.
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
    const forget = (event: Event) => {
      if (formOf(event) === sent.current?.form) sent.current = null
    }
    document.addEventListener('submit', note)
    document.addEventListener('input', forget)
    return () => {
      document.removeEventListener('submit', note)
      document.removeEventListener('input', forget)
    }
  }, [page])
}
