import { LandedCostLine } from '#features/deals/landed-cost/parts/landed-cost-line.tsx'
import { DeviceSummary } from '#features/machines/device/parts/summary/device-summary.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useT } from '#kit/text/use-t.ts'
import { InquiryForm } from './inquiry-form.tsx'
import type { InquiryStart } from './inquiry-start.ts'
import { Meanwhile } from './meanwhile.tsx'

const STEPS = ['Review', 'Seller', 'Answer'] as const

function NextSteps() {
  const t = useT()
  return (
    <section className="grid gap-2">
      <h2 className="font-bold">{t('inquiry.next')}</h2>
      <ol className="grid gap-3">
        {STEPS.map((step, at) => (
          <li key={step} className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2">
            <span aria-hidden="true" className="font-bold tabular-nums">
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{t(`inquiry.next${step}`)}</p>
              <p className="text-ink-2">{t(`inquiry.next${step}Body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The form of an inquiry [RT-6]. On a phone the machine stands above it. */
export function InquiryPage({ start, answer }: { start: InquiryStart; answer?: FormAnswer }) {
  const t = useT()
  const { machine } = start
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr]">
      <h1 className="text-title font-bold tracking-head lg:col-span-2 lg:text-head">
        {t(machine ? 'inquiry.title' : 'inquiry.titleFree')}
      </h1>
      {machine && (
        <div className="min-w-0 lg:col-start-2">
          <DeviceSummary device={machine}>
            <p className="text-ink-2">
              <LandedCostLine card={machine} />
            </p>
          </DeviceSummary>
        </div>
      )}
      <div className="max-w-170 min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <InquiryForm key={machine?.deviceId ?? ''} start={start} answer={answer} />
      </div>
      <aside className="grid content-start gap-6 lg:col-start-2">
        <NextSteps />
        {machine && <Meanwhile machine={machine} />}
      </aside>
    </div>
  )
}
