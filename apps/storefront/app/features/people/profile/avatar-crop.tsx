import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { ReactAriaStyle } from '#kit/popup/react-aria-style.tsx'
import { useT } from '#kit/text/use-t.ts'
import { cutSquare } from './cut-square.ts'

const ZOOM = { min: 1, max: 4, step: 0.1 }

interface AvatarCropProps {
  file: File
  onCut: (picture: Blob) => void
  onClose: () => void
}

/** The picture under a square that is moved by mouse, touch or arrow keys. */
export function AvatarCrop({ file, onCut, onClose }: AvatarCropProps) {
  const t = useT()
  const [url, setUrl] = useState<string>()
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.min)
  const [area, setArea] = useState<Area>()
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setUrl(reader.result)
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return (
    <Dialog title={t('settings.cropTitle')} close={t('common.close')} isOpen onOpenChange={onClose}>
      <ReactAriaStyle />
      <div className="relative h-72 overflow-hidden rounded-box bg-graphite" dir="ltr">
        <Cropper
          {...(url !== undefined && { image: url })}
          crop={at}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': t('settings.cropMove') }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="flex items-center gap-3">
        <span className="font-medium">{t('settings.zoom')}</span>
        <input
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          className="min-h-11 flex-1 accent-(--color-ink)"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={!area}
          onClick={() => area && void cutSquare(file, area).then(onCut)}
          className={buttonLook({ tone: 'ink' })}
        >
          {t('settings.useCrop')}
        </button>
        <button type="button" onClick={onClose} className={buttonLook()}>
          {t('shell.popupCancel')}
        </button>
      </div>
    </Dialog>
  )
}
