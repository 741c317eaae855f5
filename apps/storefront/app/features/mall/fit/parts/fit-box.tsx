import type { Fitting } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { fitVerdict, type FitVerdict } from '@ironsouq/contract/mall/product/product-fit'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type ChosenMachine, nameOf, useMachine } from './machine-store.ts'
import { MissingFact } from './missing-fact.tsx'
import { useRangeText } from './use-range-text.ts'

/** Loaded when it opens. */
const MachineChoice = lazy(async () => {
  const { MachineChoice: choice } = await import('./machine-choice.tsx')
  return { default: choice }
})

const LOOK: Record<FitVerdict, { edge: string; text: string; icon: 'check' | 'warn' | 'info' }> = {
  fits: { edge: 'border-s-proven', text: 'text-proven', icon: 'check' },
  outside: { edge: 'border-s-refused', text: 'text-refused', icon: 'warn' },
  serialNeeded: { edge: 'border-s-line-strong', text: '', icon: 'info' },
  yearNeeded: { edge: 'border-s-line-strong', text: '', icon: 'info' },
}

/** What is stated of the fit, and why. */
function useVerdictWords(fits: readonly Fitting[], machine: ChosenMachine) {
  const t = useT()
  const rangeOf = useRangeText()
  const name = nameOf(machine)
  const fit = fits.find(({ modelId }) => modelId === machine.modelId)
  if (!fit)
    return {
      verdict: 'outside' as const,
      title: t('fit.notYours', { machine: name }),
      body: t('fit.notYoursBody'),
    }
  const verdict = fitVerdict(fit, machine)
  const range = rangeOf(fit)
  const words = {
    fits: { title: t('fit.yours', { machine: name }), body: range },
    outside: { title: t('fit.notYours', { machine: name }), body: t('fit.notInRange', { range }) },
    serialNeeded: {
      title: t('fit.serialNeeded'),
      body: t('fit.serialNeededBody', { range, machine: name }),
    },
    yearNeeded: {
      title: t('fit.yearNeeded'),
      body: t('fit.yearNeededBody', { range, machine: name }),
    },
  }
  return { verdict, ...words[verdict] }
}

interface VerdictProps extends Pick<FitBoxProps, 'fits' | 'category'> {
  machine: ChosenMachine
}

function Verdict({ fits, category, machine }: VerdictProps) {
  const t = useT()
  const { verdict, title, body } = useVerdictWords(fits, machine)
  const { edge, text, icon } = LOOK[verdict]
  return (
    <div role="status" className={`grid gap-2 border-s-4 ps-3 ${edge}`}>
      <p className={`flex items-start gap-2 font-bold ${text}`}>
        <Icon name={icon} />
        <span className="min-w-0">{title}</span>
      </p>
      {body !== '' && <p className="text-ink-2">{body}</p>}
      {(verdict === 'serialNeeded' || verdict === 'yearNeeded') && (
        <MissingFact machine={machine} verdict={verdict} />
      )}
      {verdict === 'outside' && (
        <p>
          <LocalLink
            href={productListPath({ category, modelId: machine.modelId })}
            className={buttonLook({ tone: 'ink', size: 'dense' })}
          >
            {t('fit.viewParts')}
          </LocalLink>
        </p>
      )}
    </div>
  )
}

interface FitBoxProps {
  fits: readonly Fitting[]
  /** Of the product: where others of its kind are that fit. */
  category: string | undefined
  /** What to do when the store must say it. */
  children: ReactNode
}

/** Whether a product fits the chosen machine; a product that names no machine fits none in particular [PR-4]. */
export function FitBox({ fits, category, children }: FitBoxProps) {
  const t = useT()
  const machine = useMachine()
  const [isOpen, setIsOpen] = useState(false)
  if (fits.length === 0) return null
  return (
    <section
      aria-label={t('fit.question')}
      className="grid gap-3 rounded-box border border-line bg-surface p-4"
    >
      {machine ? (
        <Verdict fits={fits} category={category} machine={machine} />
      ) : (
        <h2 className="font-bold">{t('fit.question')}</h2>
      )}
      <p>
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonLook({ size: 'dense' })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(machine ? 'fit.change' : 'fit.choose')}
        </button>
      </p>
      {isOpen && (
        <Suspense>
          <MachineChoice onChosen={() => setIsOpen(false)} />
        </Suspense>
      )}
      {children}
    </section>
  )
}
