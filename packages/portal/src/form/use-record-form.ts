import type { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useShortcuts } from '../frame/use-shortcuts.ts'
import { useT } from '../language/use-t.ts'
import { draftOf, keepDraft, removeDraft } from './draft-store.ts'
import { type Difference, isSame, mergeValues, withValueAt } from './field-difference.ts'
import { focusFirstFault, shownForm } from './focus-fault.ts'

interface RecordFormOptions<Values extends object> {
  /** Names the record for its draft: `news/018f…`; `news/new` for one that does not exist yet. */
  record: string
  /** The version that was read; 0 for a new record. */
  version: number
  /** The saved values. */
  saved: Values
  /** Saves; refused with the current record when `version` is not the current one. */
  save: (values: Values, version: number) => Promise<unknown>
  /** The current version and values in the refusal of a conflict, by `currentRecordOf`. */
  conflictOf?: (refusal: ApiError) => { version: number; values: Values } | undefined
  onSaved?: () => void
}

/** The record as someone else saved it. */
interface Theirs<Values> {
  version: number
  values: Values
  differences: readonly Difference<Values>[]
}

interface Conflict<Values> {
  differences: readonly Difference<Values>[]
  /** Takes the value of one side. */
  choose: (difference: Difference<Values>, value: unknown) => void
  /** Continues with the current record and the chosen values. */
  accept: () => void
}

export interface RecordForm<Values extends object> {
  values: Values
  set: (next: Partial<Values>) => void
  isChanged: boolean
  isSaving: boolean
  save: () => Promise<boolean>
  /** Returns to the saved values and removes the draft. */
  discard: () => void
  /** When the restored draft was typed. */
  draftAt: string | undefined
  /** The refusal of a field, in the reader's language. */
  faultOf: (field: keyof Values & string) => string | undefined
  /** The same as properties of the field: `<TextField {...form.faulty('code')} />`. */
  faulty: (field: keyof Values & string) => { error?: string }
  /** The same for a field inside of the request: `texts.de.title`. */
  faultyAt: (path: string) => { error?: string }
  /** A value as properties of its field: `<TextField label={…} {...form.field('code')} />`. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => { value: Values[Name]; onChange: (value: Values[Name]) => void; error?: string }
  /** One of some options as properties of a `Select`. */
  choice: <Name extends keyof Values & string>(
    name: Name,
    options: readonly Values[Name][],
  ) => { value: Values[Name]; onChange: (chosen: unknown) => void; error?: string }
  /** Yes or no as properties of a `Checkbox`. */
  checked: <Name extends keyof Values & string>(
    name: Name,
  ) => { isSelected: Values[Name]; onChange: (isSelected: Values[Name]) => void }
  conflict: Conflict<Values> | undefined
}

const DRAFT_MS = 500

/** The refusals of fields that a refused call names. */
export function faultsIn({ data }: ApiError): FieldFault[] {
  const list: unknown[] = Array.isArray(data) ? data : []
  return list.flatMap((each) => {
    const fault = FieldFault.safeParse(each)
    return fault.success ? [fault.data] : []
  })
}

/** A form over one record: draft, faults by field, Ctrl S, and what to do when someone else saved first. */
export function useRecordForm<Values extends object>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { record, save: send, conflictOf, onSaved } = options
  const t = useT()
  const { run, isRunning } = useCommand()
  const [base, setBase] = useState({ version: options.version, values: options.saved })
  const [draft] = useState(() => draftOf<Values>(record, options.version))
  const [draftAt, setDraftAt] = useState(draft?.at)
  const [values, setValues] = useState<Values>(draft?.values ?? options.saved)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [refusals, setRefusals] = useState(0)
  const [theirs, setTheirs] = useState<Theirs<Values>>()
  const isChanged = !isSame(values, base.values)

  // The loader read a newer version while nothing was typed: show it.
  if (options.version > base.version && !isChanged && !theirs) {
    setBase({ version: options.version, values: options.saved })
    setValues(options.saved)
  }

  useEffect(() => {
    if (!isChanged) return undefined
    // oxlint-disable-next-line house/no-clock -- the draft tells its reader when it was typed
    const keep = () => keepDraft(record, base.version, { at: new Date(), values })
    const timer = setTimeout(keep, DRAFT_MS)
    return () => clearTimeout(timer)
  }, [record, base.version, isChanged, values])
  // Left before the time is up: the dialog has promised to keep what was typed.
  const keepLast = useEffectEvent(() => {
    // oxlint-disable-next-line house/no-clock -- the draft tells its reader when it was typed
    if (isChanged) keepDraft(record, base.version, { at: new Date(), values })
  })
  useEffect(() => () => keepLast(), [])

  // Fields show their faults once they are rendered with them.
  useEffect(() => {
    if (refusals > 0) focusFirstFault(shownForm())
  }, [refusals])

  const set = useCallback((next: Partial<Values>) => {
    setValues((current) => ({ ...current, ...next }))
    setFaults((current) =>
      current.filter(({ field }) => !field.split('.').some((part) => part in next)),
    )
  }, [])

  const save = async (): Promise<boolean> => {
    if (isRunning) return false
    let isDone = false
    await run(
      async () => {
        await send(values, base.version)
        isDone = true
      },
      (refusal) => {
        const current = conflictOf?.(refusal)
        // Listed once: a field whose value was chosen stays in the comparison.
        if (current) setTheirs({ ...current, ...mergeValues(base.values, values, current.values) })
        setFaults(faultsIn(refusal))
        setRefusals((count) => count + 1)
        return current !== undefined
      },
    )
    if (!isDone) return false
    removeDraft(record, base.version)
    setDraftAt(undefined)
    setFaults([])
    setBase((before) => ({ ...before, values }))
    toasts.show({ text: t('portal.saved') })
    onSaved?.()
    return true
  }
  useShortcuts({ 'ctrl+s': () => void save() })

  const discard = () => {
    removeDraft(record, base.version)
    setDraftAt(undefined)
    setFaults([])
    setValues(base.values)
  }

  const conflict: Conflict<Values> | undefined = theirs && {
    differences: theirs.differences,
    choose: (difference, value) => setValues((now) => withValueAt(now, difference, value)),
    accept() {
      removeDraft(record, base.version)
      setValues(mergeValues(base.values, values, theirs.values).merged)
      setBase({ version: theirs.version, values: theirs.values })
      setTheirs(undefined)
    },
  }

  const faultOf = (name: keyof Values & string) =>
    faults.find(({ field }) => field.split('.')[0] === name)?.msg
  const faulty = (name: keyof Values & string) => {
    const error = faultOf(name)
    return error === undefined ? {} : { error }
  }
  const put = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    set({ [name]: value } as unknown as Partial<Values>)

  return {
    values,
    set,
    isChanged,
    isSaving: isRunning,
    save,
    discard,
    draftAt: isChanged ? draftAt : undefined,
    faultOf,
    faulty,
    faultyAt(path) {
      const fault = faults.find(({ field }) => field === path)
      return fault ? { error: fault.msg } : {}
    },
    field: (name) => ({
      value: values[name],
      onChange: (value) => put(name, value),
      ...faulty(name),
    }),
    choice: (name, options) => ({
      value: values[name],
      onChange: (chosen) => put(name, options.find((option) => option === chosen) ?? values[name]),
      ...faulty(name),
    }),
    checked: (name) => ({
      isSelected: values[name],
      onChange: (isSelected) => put(name, isSelected),
    }),
    conflict,
  }
}
