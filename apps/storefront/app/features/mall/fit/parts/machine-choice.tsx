import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import type { GarageMachine } from '@ironsouq/contract/people/garage/garage.schema'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { MachineForm } from './machine-form.tsx'
import { type ChosenMachine, chooseMachine, nameOf, useMachine } from './machine-store.ts'
import { useModels } from './use-models.ts'

/** The member's own machines; a visitor has none. */
function useOwnMachines(): readonly GarageMachine[] {
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const [machines, setMachines] = useState<readonly GarageMachine[]>([])
  useEffect(() => {
    if (!isMember) return
    void import('#kit/api/browser-api.ts')
      .then(({ apiWith }) =>
        apiWith({ quietLogin: true, handlesRefusal: true, isAside: true })(garageEndpoints.list),
      )
      // Without them a machine can still be chosen by brand and model.
      .then(
        (garage) => setMachines(garage.machines),
        () => {},
      )
  }, [isMember])
  return isMember ? machines : []
}

/** Chooses the machine that parts are checked against: one of the member's own first, or by brand and model. */
export function MachineChoice({ onChosen }: { onChosen: (machine: ChosenMachine | null) => void }) {
  const t = useT()
  const models = useModels(true)
  const own = useOwnMachines()
  const chosen = useMachine()
  const choose = (machine: ChosenMachine | null) => {
    chooseMachine(machine)
    onChosen(machine)
  }
  return (
    <div className="grid gap-4">
      {own.length > 0 && (
        <section aria-label={t('fit.myMachines')} className="grid gap-2">
          <h3 className="font-bold">{t('fit.myMachines')}</h3>
          <ul className="flex flex-wrap gap-2">
            {own.map((machine) => (
              <li key={machine.garageId}>
                <button
                  type="button"
                  aria-pressed={machine.garageId === chosen?.garageId}
                  className={chipLook()}
                  onClick={() => choose(machine)}
                >
                  <bdi>
                    {[nameOf(machine), machine.name ?? machine.year].filter(Boolean).join(' · ')}
                  </bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MachineForm
        models={models}
        submit={t('fit.choose')}
        known={chosen}
        onSubmit={({ model, ...known }) => choose({ ...model, ...known, garageId: null })}
      />
      <p className="flex flex-wrap gap-2">
        <LocalLink
          href="/user-center/garage"
          prefetch="none"
          rel="nofollow"
          className={buttonLook({ size: 'dense' })}
        >
          {t('fit.keepMachine')}
        </LocalLink>
        {chosen && (
          <button
            type="button"
            className={buttonLook({ size: 'dense', tone: 'quiet' })}
            onClick={() => choose(null)}
          >
            {t('fit.clear')}
          </button>
        )}
      </p>
    </div>
  )
}
