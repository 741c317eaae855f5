import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type ChosenMachine, nameOf, useMachine } from './machine-store.ts'

/** Loaded when it opens: most readers choose no machine. */
const MachineChoice = lazy(async () => {
  const { MachineChoice: choice } = await import('./machine-choice.tsx')
  return { default: choice }
})

function Chosen({ machine, children }: { machine: ChosenMachine; children: ReactNode }) {
  const t = useT()
  return (
    <div className="min-w-0">
      <p className="font-bold">
        <bdi>{nameOf(machine)}</bdi>
        {machine.year !== null && <span className="tabular-nums">{` · ${machine.year}`}</span>}
      </p>
      <p className="text-micro text-ink-muted max-sm:hidden">
        {machine.serialNo !== null && (
          <>
            {t('fit.serial', { serial: isolatedLtr(machine.serialNo) })}
            {' · '}
          </>
        )}
        {children}
      </p>
    </div>
  )
}

interface MachineBarProps {
  /** Whether a chosen machine opens the list of what fits it. */
  leadsToList?: boolean
  /** The model that the page is about already. */
  modelId?: string | undefined
}

/** The machine that parts are checked against, and how to choose another. Without script the form of the list does it. */
export function MachineBar({ leadsToList = false, modelId }: MachineBarProps) {
  const t = useT()
  const at = useLocalPath()
  const navigate = useNavigate()
  const machine = useMachine()
  const [isOpen, setIsOpen] = useState(false)
  const handleChosen = (chosen: ChosenMachine | null) => {
    setIsOpen(false)
    if (leadsToList && chosen) void navigate(at(productListPath({ modelId: chosen.modelId })))
  }
  return (
    <section
      aria-label={t('fit.whichMachine')}
      className="grid gap-3 border-line sm:rounded-box sm:border sm:border-t-3 sm:border-t-ink sm:bg-surface sm:p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Icon name="truck" />
          {machine ? (
            <Chosen machine={machine}>{t('fit.checked')}</Chosen>
          ) : (
            <p className="min-w-0 font-bold">{t('fit.whichMachine')}</p>
          )}
        </div>
        <p className="flex flex-wrap justify-end gap-2">
          {machine && leadsToList && machine.modelId !== modelId && (
            <LocalLink
              href={productListPath({ modelId: machine.modelId })}
              className={buttonLook({ tone: 'ink', size: 'dense' })}
            >
              {t('fit.viewParts')}
            </LocalLink>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            className={buttonLook({ size: 'dense' })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(machine ? 'fit.change' : 'fit.choose')}
          </button>
        </p>
      </div>
      {isOpen && (
        <Suspense>
          <MachineChoice onChosen={handleChosen} />
        </Suspense>
      )}
    </section>
  )
}
