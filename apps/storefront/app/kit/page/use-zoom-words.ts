import type { ZoomLabels } from '@ironsouq/ui/patterns/media/zoom-view'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The words of a view over the whole screen of so many pictures. */
export function useZoomWords(count: number): ZoomLabels {
  const t = useT()
  const format = useFormat()
  return {
    count: (n) => `${format.number(n)} / ${format.number(count)}`,
    next: t('deviceDetail.nextPhoto'),
    previous: t('deviceDetail.previousPhoto'),
    zoom: t('deviceDetail.zoom'),
    close: t('common.close'),
  }
}
