const INVALID = '[aria-invalid="true"], [data-invalid] button'

/** Leads a person who sent a form to the first field that was refused. */
export function focusFirstFault(within: ParentNode | null): void {
  const fields = [...(within?.querySelectorAll<HTMLElement>(INVALID) ?? [])]
  fields.find((field) => field.closest('[aria-hidden="true"]') === null)?.focus()
}

/** Where a person works: the dialog that is open, or the screen. */
export const shownForm = (): Element | null =>
  document.querySelector('[role="dialog"]') ?? document.querySelector('#screen')
