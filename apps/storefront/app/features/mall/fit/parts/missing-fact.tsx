import { SERIAL_MAX } from '@ironsouq/contract/mall/product/product-fit.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'
import { typedIn } from './known-fields.tsx'
import { type ChosenMachine, chooseMachine } from './machine-store.ts'

const FIELD = {
  serialNeeded: { maxLength: SERIAL_MAX, autoCapitalize: 'characters' },
  yearNeeded: { maxLength: 4, inputMode: 'numeric', pattern: String.raw`19[5-9]\d|20\d\d` },
} as const

interface MissingFactProps {
  machine: ChosenMachine
  verdict: keyof typeof FIELD
}

/** The one thing that is not known of the chosen machine, where the answer depends on it. */
export function MissingFact({ machine, verdict }: MissingFactProps) {
  const t = useT()
  const { garageId } = machine
  const tell = (typed: string) => {
    const known =
      verdict === 'serialNeeded'
        ? { serialNo: typed, year: machine.year }
        : { serialNo: machine.serialNo, year: Number(typed) }
    chooseMachine({ ...machine, ...known })
    if (garageId === null) return
    void import('./save-known.ts')
      .then(({ saveKnown }) => saveKnown(garageId, known))
      .catch((err: unknown) => log('what was typed about a machine could not be saved', err))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = typedIn(new FormData(event.currentTarget), 'fact')
        if (typed !== null) tell(typed)
      }}
    >
      <PlainInput
        {...FIELD[verdict]}
        name="fact"
        label={t(verdict === 'serialNeeded' ? 'fit.serialNumber' : 'fit.year')}
        required
        autoComplete="off"
        dir="ltr"
        beside={
          <button type="submit" className={buttonLook({ tone: 'ink' })}>
            {t('fit.check')}
          </button>
        }
      />
    </form>
  )
}
