import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useT } from '../language/use-t.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
}

/** Codes that are shown once, with ways to keep them. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const t = useT()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Ironsouq\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <p className="text-small text-ink-2">{t('portalSignIn.saveCodesLead')}</p>
      <ul
        dir="ltr"
        className="grid gap-x-6 rounded-box border border-line-strong px-4 py-1 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li
            key={code}
            className="border-b border-line py-1.5 text-center font-semibold tabular-nums last:border-0"
          >
            {code}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2 print:hidden">
        <a
          href={file}
          download="ironsouq-recovery-codes.txt"
          className={buttonLook({ isWide: true })}
        >
          <Icon name="download" />
          {t('portalSignIn.download')}
        </a>
        <Button isWide icon="print" onPress={() => globalThis.print()}>
          {t('portalSignIn.print')}
        </Button>
      </div>
    </>
  )
}
