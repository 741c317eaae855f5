import { freightEndpoints, FreightRecord } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { FREIGHT_UNITS } from '@ironsouq/contract/mall/freight/freight.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeliveryCost } from './delivery-cost.tsx'
import { freightPath } from './freight-path.ts'
import { formOf, type FreightValues, NEW_FREIGHT, newRule, valuesOf } from './freight-values.ts'
import { RuleFields } from './rule-fields.tsx'
import { RulePreview } from './rule-preview.tsx'

const NAME_MAX = 60
const RULES_MAX = 30
const { create, save, remove } = freightEndpoints

/** A week that begins on a Monday; its days only lend their names. */
const WEEK = Array.from({ length: 7 }, (_, n) => `2026-11-${16 + n}`)
const weekdayOf = (day: string) => WEEK.indexOf(day) + 1

const LABELS = {
  name: 'portalProduct.name',
  unit: 'portalProduct.unit',
  cutOff: 'portalProduct.cutOff',
  daysOff: 'portalProduct.daysOff',
  rules: 'portalProduct.rules',
} as const

/** Removes a template that no product names. */
function RemoveFreight({ freightTemplateId }: Pick<FreightRecord, 'freightTemplateId'>) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const act = async () => {
    const isDone = await run(async () => {
      await api(remove, { body: { freightTemplateId } })
      await navigate('/delivery')
      return true
    })
    if (isDone) toasts.show({ text: t('portalProduct.removed') })
  }
  return (
    <>
      <Button tone="quiet" isPending={isRunning} onPress={() => setAsking(true)}>
        {t('portalProduct.removeFreight')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('portalProduct.removeFreight')}
          confirm={t('portalProduct.removeFreight')}
          cancel={t('portal.cancel')}
          isOpen
          onAnswer={(answer) => {
            setAsking(false)
            if (answer === 'confirm') void act()
          }}
        >
          {t('portalProduct.removeFreightAsk')}
        </Confirm>
      )}
    </>
  )
}

interface FreightEditorProps {
  /** Null for a new one. */
  record: FreightRecord | null
  currency: string
  /** Public holidays: nothing is delivered. */
  closedDays: readonly string[]
}

/** One freight template with its rules by region [PR-5]. */
export function FreightEditor({ record, currency, closedDays }: FreightEditorProps) {
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('product.edit')
  const form = useSavedRecord<FreightRecord, FreightValues, 'freightTemplateId'>({
    // Not `freight`: what was left under that name counts in grams.
    noun: 'delivery-price',
    id: 'freightTemplateId',
    record,
    schema: FreightRecord,
    valuesOf,
    empty: NEW_FREIGHT,
    save(values, known) {
      const body = formOf(values, currency)
      return known ? api(save, { body: { ...body, ...known } }) : api(create, { body })
    },
    pathOf: ({ freightTemplateId }) => freightPath(freightTemplateId),
  })
  const { set, faultyAt } = form
  const { rules, unit, daysOff } = form.values
  return (
    <ScreenPage
      title={record?.name ?? t('portalProduct.addFreight')}
      back={{ to: '/delivery', text: t('portalProduct.freights') }}
    >
      <ScreenBody>
        <fieldset
          disabled={!mayEdit}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0"
        >
          <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <TextField
              label={t('portalProduct.name')}
              maxLength={NAME_MAX}
              isRequired
              {...form.field('name')}
            />
            <ChoiceField
              label={t('portalProduct.unit')}
              choices={FREIGHT_UNITS.map((id) => ({ id, name: t(`portalProduct.unit_${id}`) }))}
              {...form.choice('unit', FREIGHT_UNITS)}
            />
            <TextField
              type="time"
              label={t('portalProduct.cutOff')}
              isRequired
              {...form.field('cutOff')}
            />
            <CheckboxGroup
              label={t('portalProduct.daysOff')}
              value={daysOff.map(String)}
              onChange={(chosen) => set({ daysOff: chosen.map(Number).toSorted((a, b) => a - b) })}
              {...faultyAt('daysOff')}
            >
              <div className="grid grid-cols-2 gap-x-4 xl:grid-cols-4">
                {WEEK.map((day) => (
                  <Checkbox key={day} value={String(weekdayOf(day))} label={format.weekday(day)} />
                ))}
              </div>
            </CheckboxGroup>
          </div>
          <h2 className="text-body font-bold">{t('portalProduct.rules')}</h2>
          {rules.map((rule, at) => (
            <RuleFields
              key={rule.id}
              rule={rule}
              name={t('portalProduct.rule', { n: format.number(at + 1) })}
              unit={unit}
              currency={currency}
              onChange={(next) => set({ rules: rules.map((each, n) => (n === at ? next : each)) })}
              faultyAt={(field) => faultyAt(`rules.${at}.${field}`)}
              preview={<RulePreview rule={rule} times={form.values} closedDays={closedDays} />}
              {...(rules.length > 1 && {
                onRemove: () => set({ rules: rules.filter((_, n) => n !== at) }),
              })}
            />
          ))}
          {rules.length < RULES_MAX && (
            <span>
              <Button
                icon="plus"
                onPress={() => {
                  const id = Math.max(...rules.map((rule) => rule.id)) + 1
                  set({ rules: [...rules, newRule(id)] })
                }}
              >
                {t('portalProduct.addRule')}
              </Button>
            </span>
          )}
        </fieldset>
        <DeliveryCost values={form.values} currency={currency} />
        {mayEdit && (
          <FormBar form={form}>
            {record && record.productCount === 0 && <RemoveFreight {...record} />}
          </FormBar>
        )}
        <ConflictDialog form={form} fields={labelled(LABELS, t)} />
      </ScreenBody>
    </ScreenPage>
  )
}
