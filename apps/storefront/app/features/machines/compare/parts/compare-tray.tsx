import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '#kit/store/store.ts'
import { compareStore, recallChosen } from '../compare-store.ts'

const ChosenTray = lazy(async () => ({ default: (await import('../chosen-tray.tsx')).ChosenTray }))

/** The machines selected for comparison; their code is loaded with the first of them. */
export function CompareTray() {
  const chosen = useStore(compareStore, (state) => state.chosen)
  useEffect(() => {
    if (!compareStore.get().isRecalled) recallChosen()
  }, [])
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <ChosenTray chosen={chosen} />
    </Suspense>
  )
}
