import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState } from 'react'
import type { IdentityAsk } from '#kit/form/form-answer.ts'
import { useT } from '#kit/text/use-t.ts'
import { ProofWay } from './proof-way.tsx'

interface ProofDialogProps {
  ask: IdentityAsk
  lead: Key
  onClose: () => void
}

/** A native dialog: without script it is part of the page, with script it is modal. */
function ProofDialog({ ask, lead, onClose }: ProofDialogProps) {
  const t = useT()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.close()
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const [first, ...others] = ask.ways
  return (
    <dialog
      ref={ref}
      open
      onCancel={onClose}
      aria-labelledby="prove-identity"
      className="inset-0 z-popup m-auto w-full max-w-110 rounded-box bg-raised p-(--gutter) text-ink shadow-raise backdrop:bg-scrim max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none sm:p-6"
    >
      <div className="grid gap-4">
        <header className="flex items-center justify-between gap-3">
          <h2 id="prove-identity" className="min-w-0 text-lead font-bold tracking-tight">
            {t('settings.proveTitle')}
          </h2>
          <button
            type="button"
            aria-label={t('shell.popupCancel')}
            onClick={onClose}
            className={`${buttonLook({ tone: 'quiet', isSquare: true })} noscript:hidden`}
          >
            <Icon name="close" />
          </button>
        </header>
        <p className="text-small text-ink-2">{t(lead)}</p>
        {first && <ProofWay way={first} ask={ask} isFirst />}
        {others.length > 0 && (
          <details open={ask.sent !== undefined && first !== 'code'}>
            <summary className={`${buttonLook({ size: 'dense' })} cursor-pointer list-none`}>
              {t('settings.proveAnotherWay')}
            </summary>
            <div className="grid gap-4 pt-4">
              {others.map((way) => (
                <ProofWay key={way} way={way} ask={ask} />
              ))}
            </div>
          </details>
        )}
      </div>
    </dialog>
  )
}

interface ProveIdentityProps {
  ask: IdentityAsk | undefined
  /** What the proof is for. */
  lead?: Key
}

/**
 * Asks the member to prove their identity when a form was refused for lack of a recent proof, and
 * sends the form again with the proof. `ask` is the `asks` of the action's answer. The route loads
 * the messages of `settings`, `login` and `error`, and its action runs its commands by `withProof`.
 */
export function ProveIdentity({ ask, lead = 'settings.proveLead' }: ProveIdentityProps) {
  const [closed, setClosed] = useState<IdentityAsk>()
  if (!ask || ask === closed) return null
  return <ProofDialog ask={ask} lead={lead} onClose={() => setClosed(ask)} />
}
