import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useEffect, useRef, useState } from 'react'
import { canScan, readBarcode } from './barcode-reader.ts'

interface CameraProps {
  formats: readonly string[]
  onRead: (code: string) => void
  onEnd: () => void
}

/** The picture of the camera until a code was read. */
function Camera({ formats, onRead, onEnd }: CameraProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ formats, onRead, onEnd, failed: t('portalOrder.scanFailed') })
  useEffect(() => {
    const { current } = video
    if (!current) return
    const { formats, onRead, onEnd, failed } = latest.current
    const stop = new AbortController()
    readBarcode(current, formats, stop.signal).then(
      (code) => {
        if (code === null) return
        onRead(code)
        onEnd()
      },
      () => {
        if (stop.signal.aborted) return
        toasts.show({ text: failed, tone: 'error' })
        onEnd()
      },
    )
    return () => stop.abort()
  }, [])
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('portalOrder.scanHint')}
        className="aspect-video w-full rounded-box bg-graphite object-cover"
      />
      <p role="status" className="text-micro text-ink-muted">
        {t('portalOrder.scanHint')}
      </p>
    </div>
  )
}

type ScanButtonProps = Pick<CameraProps, 'formats' | 'onRead'>

/** Reads a code with the camera, in browsers that can; in the others there is the field alone. */
export function ScanButton({ formats, onRead }: ScanButtonProps) {
  const t = useT()
  const [isOn, setIsOn] = useState(false)
  if (!canScan()) return null
  return (
    <div className="grid gap-2">
      {isOn && <Camera formats={formats} onRead={onRead} onEnd={() => setIsOn(false)} />}
      <Button icon={isOn ? 'close' : 'scan'} isWide onPress={() => setIsOn(!isOn)}>
        {t(isOn ? 'portalOrder.scanStop' : 'portalOrder.scan')}
      </Button>
    </div>
  )
}
