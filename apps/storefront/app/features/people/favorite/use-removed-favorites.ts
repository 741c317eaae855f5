import { useState } from 'react'

interface Left<Saved> {
  saved: Saved
  at: number
}

/** The list with what was removed on this page, until the user leaves it. */
export function useRemovedFavorites<Saved>(
  records: readonly Saved[],
  idOf: (saved: Saved) => string,
) {
  const [left, setLeft] = useState<readonly Left<Saved>[]>([])
  const shown = [...records]
  const isThere = (saved: Saved) => records.some((record) => idOf(record) === idOf(saved))
  for (const { saved, at } of left.toSorted((a, b) => a.at - b.at))
    if (!isThere(saved)) shown.splice(at, 0, saved)
  const keepPlace = (saved: Saved, at: number) =>
    setLeft([...left.filter((each) => idOf(each.saved) !== idOf(saved)), { saved, at }])
  return { shown, keepPlace }
}
