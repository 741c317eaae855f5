import { currentRecordOf } from '@ironsouq/contract/versioned'
import { useNavigate } from 'react-router'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

interface SavedRecordOptions<
  Loaded extends { version: number },
  Values extends object,
  Id extends keyof Loaded & string,
> {
  /** The noun of the record, for the name of its draft. */
  noun: string
  /** The field that identifies the record. */
  id: Id
  /** The record that was read; null for a new one. */
  record: Loaded | null
  /** Reads the current record in the refusal of a conflict. */
  schema: Parameters<typeof currentRecordOf>[1] & { _zod: { output: Loaded } }
  valuesOf: (record: Loaded) => Values
  /** What a new record begins with. */
  empty: Values
  /** Saves the known record at its version; creates one without. */
  save: (values: Values, known: Pick<Loaded, Id | 'version'> | undefined) => Promise<Loaded>
  /** Where a record is edited: a new one continues there. */
  pathOf: (record: Loaded) => string
}

/** `valuesOf` of records that have the fields of their form as their own. */
export const fieldsLike =
  <Values extends object>(empty: Values) =>
  (record: Values): Values =>
    Object.fromEntries(
      Object.keys(empty).map((name) => [name, record[name as keyof Values]]),
    ) as Values

/** The form over a record that is created by it, or saved at the version that was read. */
export function useSavedRecord<
  Loaded extends { version: number },
  Values extends object,
  Id extends keyof Loaded & string,
>(options: SavedRecordOptions<Loaded, Values, Id>): RecordForm<Values> {
  const { noun, id, record, schema, valuesOf, empty, save, pathOf } = options
  const navigate = useNavigate()
  return useRecordForm<Values>({
    record: `${noun}/${record ? String(record[id]) : 'new'}`,
    version: record?.version ?? 0,
    saved: record ? valuesOf(record) : empty,
    async save(values, version) {
      // The version may be newer than the one that was read: after a conflict it is the current one.
      const known = record && ({ [id]: record[id], version } as Pick<Loaded, Id | 'version'>)
      const saved = await save(values, known ?? undefined)
      if (!record) await navigate(pathOf(saved), { replace: true })
    },
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, schema)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
}
