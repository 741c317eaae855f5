import type { Device, Proof } from '@ironsouq/contract/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PROOF_KIND_WORD, PROOF_METHOD_WORD, PROOF_STATE } from '../device-detail-words.ts'

function ProofCell({ proof }: { proof: Proof }) {
  const t = useT()
  const format = useFormat()
  const { word, icon, colour } = PROOF_STATE[proof.state]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 bg-surface px-4 py-3">
      <span className={`row-span-2 ${colour}`}>
        <Icon name={icon} />
      </span>
      <p className="font-semibold">
        {t('deviceDetail.proofSays', { kind: t(PROOF_KIND_WORD[proof.kind]), state: t(word) })}
      </p>
      <p className="text-micro text-ink-muted">
        {t(PROOF_METHOD_WORD[proof.method])}
        {proof.checkedOn !== null && (
          <>
            {' · '}
            <time dateTime={proof.checkedOn}>{format.date(proof.checkedOn)}</time>
          </>
        )}
        {proof.evidence > 0 && (
          <>
            {' · '}
            {t('deviceDetail.evidence', { count: proof.evidence })}
          </>
        )}
      </p>
    </li>
  )
}

/** Which facts of the device are verified, how, and which are only stated. */
export function Verifications({ proofs }: Pick<Device, 'proofs'>) {
  const t = useT()
  return (
    <section aria-label={t('deviceDetail.proofs')}>
      <ul className="grid gap-px overflow-hidden rounded-box border border-line bg-line sm:grid-cols-2">
        {proofs.map((proof) => (
          <ProofCell key={proof.kind} proof={proof} />
        ))}
      </ul>
    </section>
  )
}
