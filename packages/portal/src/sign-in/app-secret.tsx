import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useT } from '../language/use-t.ts'
import type { Secret } from './sign-in-calls.ts'

/** Dark modules on white in every theme, with the quiet zone that readers need. */
function QrCode({ qr: { size, path } }: Pick<Secret, 'qr'>) {
  const t = useT()
  return (
    <svg
      role="img"
      aria-label={t('portalSignIn.qr')}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="w-40 shrink-0 rounded-box border border-line"
    >
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The secret for an authenticator app: to scan, or to type. */
export function AppSecret({ secret, qr }: Secret) {
  const t = useT()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setIsCopied(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QrCode qr={qr} />
      <div className="grid min-w-0 flex-1 basis-36 justify-items-start gap-2">
        <p className="text-micro text-ink-muted">{t('portalSignIn.key')}</p>
        <bdi dir="ltr" className="font-semibold wrap-anywhere tabular-nums select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
        <Button size="dense" onPress={() => void copy()}>
          {t(isCopied ? 'portalSignIn.copied' : 'portalSignIn.copy')}
        </Button>
      </div>
    </div>
  )
}
