import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import type { ReactNode } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** How a comparison names a field and writes its values. */
export interface ComparedField {
  /** As the form labels it. */
  label: string
  /** The name of one part of the field; languages need none. */
  partName?: (part: string) => string
  /** A value in words. Texts, numbers, yes or no, lists and texts of a language need none. */
  show?: (value: unknown, part: string | undefined) => ReactNode
}

export type ComparedFields<Values extends object> = Record<keyof Values & string, ComparedField>

/** Fields whose values need no words of their own. */
export const labelled = <Name extends string>(
  labels: Readonly<Record<Name, Key>>,
  t: (key: Key) => string,
): Record<Name, ComparedField> =>
  Object.fromEntries(
    Object.entries<Key>(labels).map(([name, key]) => [name, { label: t(key) }]),
  ) as Record<Name, ComparedField>

/** The name of a chosen option. */
export const optionName =
  (options: readonly { id: string; name: string }[]) =>
  (value: unknown): string =>
    options.find(({ id }) => id === value)?.name ?? String(value)

export function fieldName({ label, partName }: ComparedField, part: string | undefined): string {
  if (part === undefined) return label
  const name = partName?.(part) ?? (isLocaleCode(part) ? LOCALES[part].name : part)
  return `${label}: ${name}`
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && !value.length)

/** The words inside a value: of a list, or of the texts of one language. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsIn)
}

interface ComparedValueProps {
  field: ComparedField
  part: string | undefined
  value: unknown
}

/** A value of a comparison, in words. */
export function ComparedValue({ field, part, value }: ComparedValueProps): ReactNode {
  const t = useT()
  const format = useFormat()
  if (isEmpty(value)) return t('portal.conflictEmpty')
  if (field.show) return field.show(value, part)
  if (typeof value === 'boolean') return t(value ? 'portal.yes' : 'portal.no')
  if (typeof value === 'number') return format.number(value)
  const [first, ...more] = wordsIn(value)
  return (
    <>
      <b className="block font-medium">{first ?? t('portal.conflictEmpty')}</b>
      {more.length > 0 && <span className="line-clamp-4">{more.join(' · ')}</span>}
    </>
  )
}
