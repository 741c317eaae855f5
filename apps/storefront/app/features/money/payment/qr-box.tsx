import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useState } from 'react'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'
import { clockText } from './parts/use-time-left.ts'

interface QrBoxProps {
  content: string
  /** Seconds until the code ends. */
  left: number
  onCheck: () => void
}

/** The code that the provider's app scans; it ends with the time to pay, and then the page does [PY-2]. */
export function QrBox({ content, left, onCheck }: QrBoxProps) {
  const t = useT()
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()
  useEffect(() => {
    import('uqr')
      .then(({ encode }) => {
        const { data, size } = encode(content, { border: 0, ecc: 'M' })
        const rows = data.map((row, y) =>
          row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
        )
        setDrawn({ size, path: rows.join('') })
      })
      .catch((err: unknown) => log('the QR code could not be drawn', err))
  }, [content])
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="font-semibold">{t('payment.scan')}</p>
      <div className="grid size-52 place-items-center rounded-box border border-line-strong bg-on-graphite p-4 text-on-accent">
        {drawn && (
          <svg
            role="img"
            aria-label={t('payment.scan')}
            viewBox={`0 0 ${drawn.size} ${drawn.size}`}
            shapeRendering="crispEdges"
            className="size-full"
          >
            <path d={drawn.path} fill="currentColor" />
          </svg>
        )}
      </div>
      <p className="text-micro text-ink-muted">
        {t('payment.codeExpiresIn', { time: clockText(left) })}
      </p>
      <button type="button" className={buttonLook({ isWide: true })} onClick={onCheck}>
        {t('payment.check')}
      </button>
    </div>
  )
}
