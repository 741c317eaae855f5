import { GARAGE_NAME_MAX } from '@ironsouq/contract/people/garage/garage.limits'
import type {
  GarageEdit,
  GarageMachine,
  GarageMachineWithParts,
} from '@ironsouq/contract/people/garage/garage.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { KnownFields, knownIn, typedIn } from '#features/mall/fit/parts/known-fields.tsx'
import { chooseMachine, nameOf, useMachine } from '#features/mall/fit/parts/machine-store.ts'
import { PlatePhoto } from '#features/mall/fit/parts/plate-photo.tsx'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface EditProps {
  machine: GarageMachine
  onSave: (edit: GarageEdit) => void
}

function Edit({ machine, onSave }: EditProps) {
  const t = useT()
  const { garageId, name } = machine
  return (
    <form
      className="grid grid-cols-1 gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onSave({ garageId, name: typedIn(data, 'name'), ...knownIn(data) })
      }}
    >
      <PlatePhoto />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <PlainInput
          name="name"
          label={t('garage.name')}
          help={t('garage.nameHint')}
          optionalNote={t('fit.optional')}
          defaultValue={name ?? ''}
          maxLength={GARAGE_NAME_MAX}
        />
        <KnownFields known={machine} />
      </div>
      <p>
        <button type="submit" className={buttonLook({ tone: 'ink', size: 'dense' })}>
          {t('garage.save')}
        </button>
      </p>
    </form>
  )
}

interface GarageRowProps extends EditProps {
  machine: GarageMachineWithParts
  onRemove: () => void
}

/** A machine of the member: what is known of it, its parts, and whether the mall goes by it. */
export function GarageRow({ machine, onSave, onRemove }: GarageRowProps) {
  const t = useT()
  const [isEdited, setIsEdited] = useState(false)
  const isChosen = useMachine()?.garageId === machine.garageId
  const { serialNo, year, modelId, name, parts } = machine
  const choose = () => chooseMachine(machine)
  return (
    <li
      className={`grid gap-3 rounded-box border border-line bg-surface p-4 ${isChosen ? 'border-t-3 border-t-ink' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-lead font-bold tracking-tight">
            <bdi className="wrap-anywhere">{nameOf(machine)}</bdi>
            {isChosen && <Badge tone="ink">{t('garage.chosen')}</Badge>}
          </h2>
          {name !== null && (
            <p className="wrap-anywhere text-ink-2">
              <bdi>{name}</bdi>
            </p>
          )}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <div>
              <dt className="text-micro text-ink-muted">{t('fit.serialNumber')}</dt>
              <dd className="font-semibold wrap-anywhere">
                {serialNo === null ? t('garage.noSerial') : <bdi dir="ltr">{serialNo}</bdi>}
              </dd>
            </div>
            <div>
              <dt className="text-micro text-ink-muted">{t('fit.year')}</dt>
              <dd className="font-semibold tabular-nums">{year ?? t('garage.noSerial')}</dd>
            </div>
          </dl>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          {parts !== null && (
            <span className="pe-2 font-semibold tabular-nums">
              {t('garage.parts', { count: parts })}
            </span>
          )}
          {!isChosen && (
            <button type="button" className={buttonLook({ size: 'dense' })} onClick={choose}>
              {t('garage.choose')}
            </button>
          )}
          <LocalLink
            href={productListPath({ modelId })}
            onClick={choose}
            className={buttonLook({ tone: 'ink', size: 'dense' })}
          >
            {t('fit.viewParts')}
          </LocalLink>
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-expanded={isEdited}
          className={buttonLook({ size: 'dense', tone: 'quiet' })}
          onClick={() => setIsEdited(!isEdited)}
        >
          <Icon name="edit" size="small" />
          {t('garage.edit')}
        </button>
        <button
          type="button"
          className={buttonLook({ size: 'dense', tone: 'quiet' })}
          onClick={onRemove}
        >
          <Icon name="trash" size="small" />
          {t('garage.remove')}
        </button>
      </p>
      {isEdited && (
        <Edit
          machine={machine}
          onSave={(edit) => {
            setIsEdited(false)
            onSave(edit)
          }}
        />
      )}
    </li>
  )
}
