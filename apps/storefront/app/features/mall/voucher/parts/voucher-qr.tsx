import { useEffect, useState } from 'react'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'

/** The digits of a code, for the camera of the store. */
export function VoucherQr({ code }: { code: string }) {
  const t = useT()
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()
  useEffect(() => {
    import('uqr')
      .then(({ encode }) => {
        const { data, size } = encode(code, { border: 0, ecc: 'M' })
        const rows = data.map((row, y) =>
          row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
        )
        setDrawn({ size, path: rows.join('') })
      })
      .catch((err: unknown) => log('the QR code could not be drawn', err))
  }, [code])
  return (
    <div className="grid size-44 shrink-0 place-items-center rounded-box border border-line-strong bg-on-graphite p-4 text-on-accent">
      {drawn && (
        <svg
          role="img"
          aria-label={t('voucher.qr')}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={drawn.path} fill="currentColor" />
        </svg>
      )}
    </div>
  )
}
