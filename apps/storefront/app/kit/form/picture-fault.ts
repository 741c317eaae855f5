import { MB, PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import type { Upload } from '@ironsouq/contract/platform/media/media.schema'
import type { Translate } from '@ironsouq/i18n/messages'

/** Why a picture was refused. */
export function pictureFault(
  t: Translate,
  fault: NonNullable<Upload['fault']>,
  purpose: 'chat' | 'logo' | 'review',
): string {
  const { maxBytes, maxPixels, minSide } = PURPOSES[purpose]
  if (fault === 'format') return t('error.imageFormat')
  if (fault === 'damaged') return t('error.imageDamaged')
  if (fault === 'size') return t('error.imageTooLarge', { megabytes: String(maxBytes / MB) })
  const megapixels = String(maxPixels / 1_000_000)
  return t('error.imageDimensions', { pixels: String(minSide), megapixels })
}
