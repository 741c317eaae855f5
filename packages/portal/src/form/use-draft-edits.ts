import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { draftOf, keepDraft, removeDraft } from './draft-store.ts'

type Edits<Edit> = ReadonlyMap<string, Edit>

/** The rows carry their versions, so the draft of a table needs none. */
const VERSION = 0

const loaded = <Edit>(record: string) => {
  const draft = draftOf<[string, Edit][]>(record, VERSION)
  return { record, draftAt: draft?.at, edits: new Map(draft?.values) as Edits<Edit> }
}

/** What was typed into the cells of a table, by row; a draft on this device until it is saved. */
export function useDraftEdits<Edit>(record: string): {
  edits: Edits<Edit>
  setEdits: Dispatch<SetStateAction<Edits<Edit>>>
  /** When the draft was typed that was found on opening. */
  draftAt: string | undefined
} {
  const [stored, setStored] = useState(() => loaded<Edit>(record))
  if (stored.record !== record) setStored(loaded<Edit>(record))
  const { edits } = stored
  useEffect(() => {
    if (edits.size === 0) removeDraft(record, VERSION)
    // oxlint-disable-next-line house/no-clock -- the draft tells its reader when it was typed
    else keepDraft(record, VERSION, { at: new Date(), values: [...edits] })
  }, [record, edits])
  const setEdits: Dispatch<SetStateAction<Edits<Edit>>> = useCallback(
    (next) =>
      setStored((now) => ({
        ...now,
        draftAt: undefined,
        edits: typeof next === 'function' ? next(now.edits) : next,
      })),
    [],
  )
  return { edits, setEdits, draftAt: stored.draftAt }
}
