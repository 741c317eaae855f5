import type { Key } from '@ironsouq/i18n/messages'
import type { ReactNode } from 'react'
import { useT } from '../language/use-t.ts'
import type { ComparedField, ComparedFields } from './compared-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormBar } from './form-bar.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordBarProps<Values extends object> {
  form: RecordForm<Values>
  /** The names of the fields, for the comparison with what someone else saved. */
  fields: Readonly<Record<keyof Values & string, Key | ComparedField>>
  /** Further actions of the record, such as removing it. */
  children?: ReactNode
}

/** The end of the form over a record: its bar, and the comparison when someone else saved first. */
export function RecordBar<Values extends object>(props: RecordBarProps<Values>) {
  const { form, fields, children } = props
  const t = useT()
  const named = Object.fromEntries(
    Object.entries<Key | ComparedField>(fields).map(([name, field]) => [
      name,
      typeof field === 'string' ? { label: t(field) } : field,
    ]),
  ) as ComparedFields<Values>
  return (
    <>
      <FormBar form={form}>{children}</FormBar>
      <ConflictDialog form={form} fields={named} />
    </>
  )
}
