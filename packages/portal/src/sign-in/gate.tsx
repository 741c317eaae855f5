import { Stepper } from '@ironsouq/ui/patterns/form/stepper'
import { Wordmark } from '@ironsouq/ui/patterns/page/wordmark'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import { LanguageMenu } from '../frame/language-menu.tsx'
import { useLanguage } from '../language/language-store.ts'
import { useT } from '../language/use-t.ts'

interface GateProps {
  /** The name of the portal. */
  portal: string
  title: string
  lead: string
  steps: readonly string[]
  /** The index of the current step. */
  current: number
  children: ReactNode
}

/** The page in front of the session: brand, language, one card with its steps. */
export function Gate({ portal, title, lead, steps, current, children }: GateProps) {
  const t = useT()
  const isArabic = useLanguage()?.locale === 'ar'
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr_auto]">
      <title>{`${title} · ${portal} · ${t('common.brand')}`}</title>
      <header className="border-b border-line">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Wordmark label={t('common.brand')} isArabic={isArabic} />
          <Badge tone="ink">{portal}</Badge>
          <span className="ms-auto">
            <LanguageMenu />
          </span>
        </div>
      </header>
      <main className="wrap w-full py-6">
        <div className="mx-auto grid max-w-110 grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-ink pt-3">
            <h1 className="text-title font-bold">{title}</h1>
            <p className="text-ink-muted">{lead}</p>
          </div>
          <section className="grid gap-4 rounded-box border border-line bg-surface p-5">
            <Stepper
              label={t('portalSignIn.steps')}
              done={t('portalSignIn.done')}
              current={current}
              steps={steps.map((text) => ({ key: text, text }))}
              onPhone="across"
            />
            {children}
          </section>
        </div>
      </main>
      <footer className="border-t border-line">
        <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 text-micro text-ink-muted">
          <span>{t('portalSignIn.recorded')}</span>
          <span>{t('portalSignIn.neverAsk')}</span>
        </div>
      </footer>
    </div>
  )
}

/** What is wrong with a form as a whole. */
export function GateFault({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="flex gap-2 rounded-box bg-refused-wash p-3 text-small text-refused">
          <Icon name="warn" size="small" />
          {text}
        </p>
      )}
    </div>
  )
}

/** The heading of a step after the first: it takes the focus when the step begins. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <h2 ref={ref} tabIndex={-1} className="text-lead font-semibold outline-0">
      {children}
    </h2>
  )
}
