import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import { ZoomView } from '@ironsouq/ui/patterns/media/zoom-view'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useZoomWords } from '#kit/page/use-zoom-words.ts'
import { useT } from '#kit/text/use-t.ts'
import { findingWord } from '../device-detail-labels.ts'

interface EvidenceViewProps {
  /** Those with a photo. */
  findings: readonly Finding[]
  /** The finding whose photo is shown. */
  code: string
  isOpen: boolean
  onMove: (code: string) => void
  onClose: () => void
}

/** The photos of findings over the whole screen, each with what was found. */
export function EvidenceView({ findings, code, isOpen, onMove, onClose }: EvidenceViewProps) {
  const t = useT()
  const measure = useMeasure()
  const { objectsUrl } = useSiteData()
  const words = useZoomWords(findings.length)
  const pictures = findings.flatMap((finding) => {
    const { code: key, name, value, unit, remark, picture } = finding
    if (!picture) return []
    const { src, width, height } = picture
    const measured = value === null ? null : measure(value, unit)
    const caption = [name, measured, t(findingWord(finding)), remark]
      .filter((part) => part !== null)
      .join(' · ')
    const alt = t('deviceDetail.findingPhoto', { name })
    return {
      key,
      caption,
      full: <img src={pictureUrl(src, objectsUrl)} alt={alt} width={width} height={height} />,
    }
  })
  return (
    <ZoomView
      isOpen={isOpen}
      label={t('deviceDetail.inspection')}
      pictures={pictures}
      at={Math.max(
        0,
        pictures.findIndex(({ key }) => key === code),
      )}
      onMove={(to) => onMove(pictures[to]?.key ?? code)}
      onClose={onClose}
      words={words}
    />
  )
}
