import { type FaultKind, useFaults } from '@ironsouq/ui/patterns/form/form'
import { useMemo } from 'react'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { useT } from '#kit/text/use-t.ts'

interface FirstFaultOptions {
  /** The faults of the action; the same object until its next response. */
  given?: FormFaults | undefined
  /** Checks over several fields, by the name of the field. */
  check?: (data: FormData) => Readonly<Record<string, string | undefined>>
  /** A message for a field in place of the usual one. */
  wordOf?: (name: string, kind: FaultKind) => string | undefined
}

/**
 * Validates a form before it is sent, with our own messages: the first wrong field gets the focus
 * and its message is announced [FM-3]. Spread `form` on the form and `fieldOf(name)` on each field.
 * The route loads the messages of `error`.
 */
export function useFirstFault({ given, check, wordOf }: FirstFaultOptions) {
  const t = useT()
  const refused = useMemo(
    () => Object.entries(given?.fields ?? {}).map(([name, message]) => ({ name, message })),
    [given],
  )
  const usual = (kind: FaultKind) => {
    if (kind === 'valueMissing') return t('error.fieldRequired')
    return kind === 'typeMismatch' ? t('error.emailWrong') : t('error.fieldWrongFormat')
  }
  const { form, faults, errorOf } = useFaults({
    messageOf: (name, kind) => wordOf?.(name, kind) ?? usual(kind),
    given: refused,
    ...(check && { check }),
  })
  return {
    form,
    errorOf,
    fieldOf: (name: string) => ({
      name,
      error: errorOf(name),
      // Without script the browser focuses the refused field.
      ...(refused[0]?.name === name && { autoFocus: true }),
    }),
    /** The message for the whole form, if no field has one. */
    msg: faults.length === 0 ? given?.msg : undefined,
  }
}
