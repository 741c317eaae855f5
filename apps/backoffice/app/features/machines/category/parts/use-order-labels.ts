import { useT } from '@ironsouq/portal/language/use-t.ts'

/** The words of a list whose order people change. */
export function useOrderLabels(count: number) {
  const t = useT()
  return {
    drag: (name: string) => t('backofficeCatalogue.drag', { name }),
    up: (name: string) => t('backofficeCatalogue.moveUp', { name }),
    down: (name: string) => t('backofficeCatalogue.moveDown', { name }),
    moved: (name: string, place: number) => t('backofficeCatalogue.moved', { name, place, count }),
    empty: t('backofficeCatalogue.nothing'),
  }
}
