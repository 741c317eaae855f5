import { type FaultKind, useFaults } from '@ironsouq/ui/patterns/form'
import { useMemo } from 'react'
import type { FormFaults } from '../session.server.ts'
import { useT } from '../use-t.ts'

interface FirstFaultOptions {
  /** What the action refused; the same object until it answers again. */
  given?: FormFaults | undefined
  /** What only the form as a whole can tell, by the name of the field. */
  check?: (data: FormData) => Readonly<Record<string, string | undefined>>
  /** Said of a field in place of the usual words. */
  wordOf?: (name: string, kind: FaultKind) => string | undefined
}

/**
 * A form that is not sent while it is wrong, in our words: the first wrong field gets the focus and
 * its message is read out [FM-3]. Spread `form` on the form and `fieldOf(name)` on each field. The
 * route asks for the messages of `error`.
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
      // Without script the browser brings the reader to what the server refused.
      ...(refused[0]?.name === name && { autoFocus: true }),
    }),
    /** What is wrong with none of the fields alone; there is always something to read. */
    msg: faults.length === 0 ? given?.msg : undefined,
  }
}
