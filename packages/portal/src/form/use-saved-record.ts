import { currentRecordOf } from '@ironsouq/contract/versioned'
import { useNavigate } from 'react-router'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

interface SavedRecordOptions<Loaded extends { version: number }, Values extends object> {
  /** Names the record for its draft: `branch/018f…`, `branch/new`. */
  name: string
  /** The record that was read; null for a new one. */
  record: Loaded | null
  /** Reads the current record in the refusal of a conflict. */
  schema: Parameters<typeof currentRecordOf>[1] & { _zod: { output: Loaded } }
  valuesOf: (record: Loaded) => Values
  /** What a new record begins with. */
  empty: Values
  /** Creates a new record, or saves the known one at its version. */
  save: (values: Values, version: number) => Promise<Loaded>
  /** Where a record is edited: a new one continues there. */
  pathOf: (record: Loaded) => string
}

/** The form over a record that one endpoint both creates and saves. */
export function useSavedRecord<Loaded extends { version: number }, Values extends object>(
  options: SavedRecordOptions<Loaded, Values>,
): RecordForm<Values> {
  const { name, record, schema, valuesOf, empty, save, pathOf } = options
  const navigate = useNavigate()
  return useRecordForm<Values>({
    record: name,
    version: record?.version ?? 0,
    saved: record ? valuesOf(record) : empty,
    async save(values, version) {
      const saved = await save(values, version)
      if (!record) await navigate(pathOf(saved), { replace: true })
    },
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, schema)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
}
