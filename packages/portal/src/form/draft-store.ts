/** What was typed and not saved, stored in the browser per record and version of the record. */
interface Draft<Values> {
  at: string
  values: Values
}

const PREFIX = 'draft:'
const OLDEST_MS = 30 * 86_400_000

const keyOf = (record: string, version: number) => `${PREFIX}${record}@${version}`

function parsed<Values>(text: string | null): Draft<Values> | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Draft<Values>
  } catch {
    return undefined // not a draft of ours
  }
}

/** The draft of a record as it was read; drafts of other versions do not fit. */
export const draftOf = <Values>(record: string, version: number): Draft<Values> | undefined =>
  parsed<Values>(localStorage.getItem(keyOf(record, version)))

/** A full storage must not stop a person from typing: the draft is then not stored. */
export function keepDraft(
  record: string,
  version: number,
  { at, values }: { at: Date; values: unknown },
): void {
  try {
    localStorage.setItem(keyOf(record, version), JSON.stringify({ at: at.toISOString(), values }))
  } catch {
    removeOldDrafts(at)
  }
}

export const removeDraft = (record: string, version: number): void =>
  localStorage.removeItem(keyOf(record, version))

/** Drafts that were left behind a month ago. */
function removeOldDrafts(now: Date): void {
  for (const key of Object.keys(localStorage)) {
    const draft = key.startsWith(PREFIX) ? parsed(localStorage.getItem(key)) : undefined
    if (draft && now.getTime() - Date.parse(draft.at) > OLDEST_MS) localStorage.removeItem(key)
  }
}
