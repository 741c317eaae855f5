import { useEffect, useSyncExternalStore } from 'react'
import { LIST } from '#kit/navigation/catalog-paths.ts'
import { inSessionStorage, persist, restored } from '#kit/store/persisted.ts'

const NAME = 'last-list'
const storage = inSessionStorage(NAME)

/** Only a list of this site: the storage is not trusted. */
const isListPath = (value: unknown): value is string =>
  typeof value === 'string' && (value === LIST || value.startsWith(`${LIST}?`))

/** The list changes only while another page is shown. */
const isNotWatched = () => () => {}

/** Remembers the list with its search for this tab: a machine's page leads back to it. */
export function useRememberList(path: string): void {
  useEffect(() => persist(NAME, storage, path), [path])
}

/** The path of the list that this tab showed last, or of the whole list; rendered with the latter. */
export function useLastList(): string {
  return useSyncExternalStore(
    isNotWatched,
    () => restored(NAME, storage, isListPath) ?? LIST,
    () => LIST,
  )
}
