import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import type { ReactNode } from 'react'
import { useT } from '../../language/use-t.ts'
import type { QueuedPhoto } from './use-photo-queue.ts'
import { ViewOutline } from './view-outline.tsx'

// oxfmt-ignore
export const VIEW_WORDS = {
  side: 'portalDevice.viewSide', quarter: 'portalDevice.viewQuarter',
  'quarter-right': 'portalDevice.viewQuarterRight', right: 'portalDevice.viewRight',
  rear: 'portalDevice.viewRear', 'rear-right': 'portalDevice.viewRearRight',
  front: 'portalDevice.viewFront', working: 'portalDevice.viewWorking', tool: 'portalDevice.viewTool',
  cab: 'portalDevice.viewCab', panel: 'portalDevice.viewPanel', engine: 'portalDevice.viewEngine',
  undercarriage: 'portalDevice.viewUndercarriage', tyre: 'portalDevice.viewTyre',
  plate: 'portalDevice.viewPlate', meter: 'portalDevice.viewMeter', defect: 'portalDevice.viewDefect',
} as const satisfies Record<PictureView, Key>

interface FileTileProps {
  label: string
  children: ReactNode
  onFiles: (files: readonly File[]) => void
}

/** Opens the camera or the files of the device. */
export function FileTile({ label, children, onFiles }: FileTileProps) {
  return (
    <label className="grid aspect-4/3 cursor-pointer place-items-center content-center gap-1 rounded-box border border-dashed border-line-strong p-2 text-center text-small focus-within:outline-3 focus-within:outline-focus hover:border-ink">
      {children}
      <input
        type="file"
        multiple
        aria-label={label}
        accept={IMAGE_TYPES.join(',')}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** A view that the listing still needs. */
export function ViewTile({
  view,
  onFiles,
}: {
  view: PictureView
  onFiles: (files: readonly File[]) => void
}) {
  const t = useT()
  const name = t(VIEW_WORDS[view])
  return (
    <FileTile label={t('portalDevice.photoAddOf', { view: name })} onFiles={onFiles}>
      <ViewOutline view={view} />
      {name}
    </FileTile>
  )
}

interface QueuedTileProps {
  photo: QueuedPhoto
  onAgain: () => void
  onRemove: () => void
}

/** A photo on its way; one that did not arrive can be sent again. */
export function QueuedTile({ photo, onAgain, onRemove }: QueuedTileProps) {
  const t = useT()
  const { file, shown, view, fault } = photo
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-box border border-line bg-raised p-1.5 text-small">
      <img src={shown} alt="" className="aspect-4/3 w-full rounded-tight object-cover opacity-60" />
      {view !== null && <b className="font-semibold">{t(VIEW_WORDS[view])}</b>}
      <span role="status" className={fault === null ? 'text-ink-muted' : 'text-refused'}>
        {fault === null && t('portalDevice.photosSending', { count: 1 })}
        {fault === 'refused' && t('portalDevice.photoRefused')}
        {fault === 'failed' && t('portalDevice.photoFailed', { file: file.name })}
      </span>
      {fault !== null && (
        <span className="flex justify-between gap-2">
          <Button size="portal" onPress={onAgain}>
            {t('common.retry')}
          </Button>
          <IconButton
            tone="quiet"
            icon="close"
            label={t('portalDevice.photoRemove')}
            onPress={onRemove}
          />
        </span>
      )}
    </div>
  )
}
