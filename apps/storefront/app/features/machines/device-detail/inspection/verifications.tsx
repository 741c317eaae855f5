import type { Device, Proof } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PROOF_KIND_WORD, PROOF_METHOD_WORD, PROOF_STATE } from '../device-detail-labels.ts'
import { findingId } from './finding-row.tsx'

function ProofCell({ proof, kind }: { proof: Proof; kind: string }) {
  const t = useT()
  const format = useFormat()
  const { word, icon, colour } = PROOF_STATE[proof.state]
  const [point] = proof.points
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-0.5 bg-surface px-4 py-3">
      <span className={`row-span-2 ${colour}`}>
        <Icon name={icon} />
      </span>
      <p className="font-semibold">
        {t('deviceDetail.verificationState', { kind, state: t(word) })}
      </p>
      <p className="text-micro text-ink-muted">
        {t(PROOF_METHOD_WORD[proof.method])}
        {proof.checkedOn !== null && (
          <>
            {' · '}
            <time dateTime={proof.checkedOn}>{format.date(proof.checkedOn)}</time>
          </>
        )}
        {point !== undefined && (
          <>
            {' · '}
            <a
              href={`#${findingId(point)}`}
              aria-label={`${t('deviceDetail.seeFinding')}: ${kind}`}
              className="relative inline-flex min-h-11 items-center underline underline-offset-3 lg:min-h-6 print:hidden"
            >
              {t('deviceDetail.seeFinding')}
            </a>
          </>
        )}
      </p>
    </li>
  )
}

/** Which facts of the device the inspection verifies, and which are only stated. */
export function Verifications({ device: { proofs, workHours } }: { device: Device }) {
  const t = useT()
  const nameOf = (kind: Proof['kind']) =>
    t(kind === 'hours' && workHours === null ? 'device.mileageLabel' : PROOF_KIND_WORD[kind])
  return (
    <section aria-label={t('deviceDetail.verification')}>
      <ul className="grid gap-px overflow-hidden rounded-box border border-line bg-line sm:grid-cols-2">
        {proofs.map((proof) => (
          <ProofCell key={proof.kind} proof={proof} kind={nameOf(proof.kind)} />
        ))}
      </ul>
    </section>
  )
}
