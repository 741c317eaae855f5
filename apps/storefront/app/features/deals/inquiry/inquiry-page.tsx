import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'
import { InquiryForm } from './inquiry-form.tsx'
import type { InquiryMachine, InquiryStart } from './inquiry-start.ts'

function AboutMachine({ machine }: { machine: InquiryMachine }) {
  const t = useT()
  return (
    <section className="overflow-hidden rounded-box border border-line">
      {machine.picture && (
        <Picture
          picture={machine.picture}
          alt={machine.title}
          sizes="(min-width: 1024px) 360px, 92vw"
          eager
        />
      )}
      <div className="grid gap-1 p-3">
        <LocalLink
          href={`/device-detail/${machine.deviceId}`}
          className="font-bold underline-offset-3 hover:underline"
        >
          {t('inquiry.subjectFor', { machine: machine.title, year: String(machine.yearMade) })}
        </LocalLink>
        <p className="text-micro text-ink-muted">
          <bdi>{machine.stockNo}</bdi> · <bdi>{machine.sellerName}</bdi>
        </p>
      </div>
    </section>
  )
}

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

/** The form of an inquiry [RT-6]. */
export function InquiryPage({ start, answer }: { start: InquiryStart; answer?: FormAnswer }) {
  const t = useT()
  const { machine } = start
  return (
    <div className="wrap grid gap-x-10 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 max-w-170 content-start gap-5">
        <h1 className="text-title font-bold tracking-head lg:text-head">
          {t(machine ? 'inquiry.title' : 'inquiry.titleFree')}
        </h1>
        <InquiryForm key={machine?.deviceId ?? ''} start={start} answer={answer} />
      </div>
      <aside className="grid content-start gap-6">
        {machine && <AboutMachine machine={machine} />}
        <NextSteps />
      </aside>
    </div>
  )
}
