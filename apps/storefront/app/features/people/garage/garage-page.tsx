import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import { GARAGE_MAX } from '@ironsouq/contract/people/garage/garage.limits'
import type {
  Garage,
  GarageForm,
  GarageMachine,
} from '@ironsouq/contract/people/garage/garage.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useRevalidator } from 'react-router'
import { MachineForm } from '#features/mall/fit/parts/machine-form.tsx'
import { chooseMachine, machineStore, nameOf } from '#features/mall/fit/parts/machine-store.ts'
import { useModels } from '#features/mall/fit/parts/use-models.ts'
import { useApi } from '#kit/api/use-api.ts'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { useT } from '#kit/text/use-t.ts'
import { GarageRow } from './garage-row.tsx'

const PANEL = 'grid content-start gap-3 rounded-box border border-line bg-surface p-4'
const isChosen = ({ garageId }: { garageId: string }) =>
  machineStore.get().machine?.garageId === garageId

interface AddProps {
  offered: Garage['offered']
  onAdd: (form: GarageForm) => void
}

function Offered({ offered, onAdd }: AddProps) {
  const t = useT()
  if (offered.length === 0) return null
  return (
    <section aria-label={t('garage.fromHere')} className={PANEL}>
      <h3 className="font-bold">{t('garage.fromHere')}</h3>
      <ul className="divide-y divide-line">
        {offered.map((each) => (
          <li key={each.deviceId} className="flex items-center justify-between gap-3 py-2">
            <p className="min-w-0">
              <bdi className="font-semibold">{nameOf(each)}</bdi>
              <span className="block text-micro text-ink-muted tabular-nums">
                {t(each.isBought ? 'garage.bought' : 'garage.saved', { year: String(each.year) })}
              </span>
            </p>
            <button
              type="button"
              className={buttonLook({ size: 'dense' })}
              onClick={() =>
                onAdd({ deviceId: each.deviceId, name: null, serialNo: null, year: each.year })
              }
            >
              {t('garage.addThis', { machine: nameOf(each) })}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-micro text-ink-muted">{t('garage.savedNote')}</p>
    </section>
  )
}

function Add({ offered, onAdd }: AddProps) {
  const t = useT()
  const models = useModels(true)
  return (
    <section aria-label={t('garage.add')} className="grid gap-3 border-t-2 border-ink pt-4">
      <div>
        <h2 className="text-lead font-bold tracking-tight">{t('garage.add')}</h2>
        <p className="text-ink-muted">{t('garage.addHint')}</p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <section aria-label={t('garage.typeIn')} className={PANEL}>
          <h3 className="font-bold">{t('garage.typeIn')}</h3>
          <MachineForm
            models={models}
            submit={t('garage.add')}
            onSubmit={({ model: { modelId }, ...known }) =>
              onAdd({ modelId, name: null, ...known })
            }
          />
        </section>
        <Offered offered={offered} onAdd={onAdd} />
      </div>
    </section>
  )
}

/** The member's own machines, against which parts are checked [PR-4]. */
export function GaragePage({ machines, offered }: Garage) {
  const t = useT()
  const call = useApi()
  const { revalidate } = useRevalidator()
  const isFull = machines.length >= GARAGE_MAX
  const run = (command: () => Promise<unknown>) =>
    void command().then(
      () => revalidate(),
      () => undefined, // it was shown
    )
  const add = (body: GarageForm) => run(() => call(garageEndpoints.add, { body }))
  const remove = ({ garageId }: GarageMachine) =>
    run(async () => {
      await call(garageEndpoints.remove, { body: { garageId } })
      if (isChosen({ garageId })) chooseMachine(null)
    })
  return (
    <Page>
      <PageHead title={t('garage.title')} />
      <p className="pb-4 text-ink-muted">{t('garage.private')}</p>
      <div className="grid gap-6">
        {machines.length === 0 ? (
          <EmptyState title={t('garage.none')} body={t('garage.noneBody')} />
        ) : (
          <ul className="grid gap-4">
            {machines.map((machine) => (
              <GarageRow
                key={machine.garageId}
                machine={machine}
                onSave={(body) =>
                  run(async () => {
                    const saved = await call(garageEndpoints.edit, { body })
                    if (isChosen(saved)) chooseMachine(saved)
                  })
                }
                onRemove={() => remove(machine)}
              />
            ))}
          </ul>
        )}
        {isFull ? (
          <Banner>{t('garage.full', { max: GARAGE_MAX })}</Banner>
        ) : (
          <Add key={machines.length} offered={offered} onAdd={add} />
        )}
      </div>
    </Page>
  )
}
