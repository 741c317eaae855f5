import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import {
  PROMOTION_KINDS,
  type PromotionKind,
} from '@ironsouq/contract/mall/promotion/promotion.enums'
import { TIERS_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import {
  type NamedProduct,
  PromotionRecord,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { GiftFields } from './gift-fields.tsx'
import { DraftActions } from './parts/draft-actions.tsx'
import { NameFields } from './parts/name-fields.tsx'
import { SessionFields } from './parts/session-fields.tsx'
import { promotionPath } from './promotion-path.ts'
import { canRepeat, formOf, type PromotionValues, valuesOf } from './promotion-values.ts'
import { SampleCart } from './sample-cart.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { TierFields } from './tier-fields.tsx'

const { create, save, schedule, remove } = promotionEndpoints
const COUNTED = ['amount', 'pieces'] as const
const TAKEN_OFF = ['amount', 'percent'] as const

const LABELS = {
  kind: 'portalPromotion.kind',
  giftFrom: 'portalPromotion.giftFrom',
  isGiftRepeated: 'portalPromotion.giftRepeated',
  gifts: 'portalPromotion.gifts',
  names: 'portalPromotion.name',
  startsAt: 'portalPromotion.startsAt',
  endsAt: 'portalPromotion.endsAt',
  by: 'portalPromotion.by',
  off: 'portalPromotion.off',
  tiers: 'portalPromotion.rule',
  isRepeated: 'portalPromotion.isRepeated',
  mostOff: 'portalPromotion.rule',
  budget: 'portalPromotion.cost',
  scope: 'portalPromotion.scope',
  products: 'portalPromotion.chosen',
} as const

interface PartProps {
  form: RecordForm<PromotionValues>
  currency: string
}

function Rule({ form, currency }: PartProps) {
  const t = useT()
  const { values, set, faultyAt } = form
  const { tiers, by, off } = values
  const units = {
    from: by === 'amount' ? currency : t('portalPromotion.pieces'),
    off: off === 'amount' ? currency : '%',
  }
  const next = Math.max(...tiers.map(({ id }) => id)) + 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioGroup
          label={t('portalPromotion.by')}
          orientation="horizontal"
          options={COUNTED.map((id) => ({ id, text: t(`portalPromotion.by_${id}`) }))}
          {...form.choice('by', COUNTED)}
        />
        <RadioGroup
          label={t('portalPromotion.off')}
          orientation="horizontal"
          options={TAKEN_OFF.map((id) => ({ id, text: t(`portalPromotion.off_${id}`) }))}
          {...form.choice('off', TAKEN_OFF)}
        />
      </div>
      {tiers.map((tier, at) => (
        <TierFields
          key={tier.id}
          tier={tier}
          at={at}
          units={units}
          onChange={(next) => set({ tiers: tiers.map((each, n) => (n === at ? next : each)) })}
          faultyAt={faultyAt}
          {...(tiers.length > 1 && {
            onRemove: () => set({ tiers: tiers.filter((_, n) => n !== at) }),
          })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        {tiers.length < TIERS_MAX && (
          <Button
            icon="plus"
            onPress={() => set({ tiers: [...tiers, { id: next, from: '', off: '' }] })}
          >
            {t('portalPromotion.addStep')}
          </Button>
        )}
        {canRepeat(values) && (
          <Checkbox label={t('portalPromotion.isRepeated')} {...form.checked('isRepeated')} />
        )}
      </div>
      <TextField
        label={t('portalPromotion.mostOff', { currency })}
        description={t('portalPromotion.mostOffHint')}
        inputMode="decimal"
        autoComplete="off"
        value={values.mostOff}
        onChange={(mostOff) => set({ mostOff })}
        {...faultyAt('rule.mostOff')}
      />
    </div>
  )
}

function Period({ form, currency }: PartProps) {
  const t = useT()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SessionFields form={form} />
      {form.values.kind !== 'gift' && (
        <TextField
          label={t('portalPromotion.budget', { currency })}
          description={t('portalPromotion.budgetHint')}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('budget')}
        />
      )}
    </div>
  )
}

/** The fields of each kind of promotion. */
const RULES: Record<PromotionKind, typeof Rule> = { fullReduction: Rule, gift: GiftFields }

function Draft({ record, isChanged }: { record: PromotionRecord; isChanged: boolean }) {
  const t = useT()
  const { promotionId, version } = record
  return (
    <DraftActions
      isChanged={isChanged}
      schedule={() => api(schedule, { body: { promotionId, version } })}
      scheduled={({ state }) =>
        t(state === 'running' ? 'portalPromotion.started' : 'portalPromotion.scheduled')
      }
      remove={() => api(remove, { body: { promotionId } })}
      list="/promotions"
    />
  )
}

interface PromotionEditorProps {
  /** Null for a new one. */
  record: PromotionRecord | null
  /** What a new one begins with. */
  empty: PromotionValues
  currency: string
  /** Products that the preview begins with. */
  usual: readonly NamedProduct[]
}

/** One draft of a promotion, with what it would cost and what is in its way [PM-5]. */
export function PromotionEditor({ record, empty, currency, usual }: PromotionEditorProps) {
  const t = useT()
  const form = useSavedRecord<PromotionRecord, PromotionValues, 'promotionId'>({
    noun: 'promotion',
    id: 'promotionId',
    record,
    schema: PromotionRecord,
    valuesOf,
    empty,
    save(values, known) {
      const body = formOf(values, currency)
      return known ? api(save, { body: { ...body, ...known } }) : api(create, { body })
    },
    pathOf: ({ promotionId }) => promotionPath(promotionId),
  })
  const { kind } = form.values
  const RuleOf = RULES[kind]
  return (
    <ScreenPage
      title={form.values.names.en || t('portalPromotion.add')}
      back={{ to: '/promotions', text: t('portalPromotion.promotions') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {!record && (
              <Panel heading={t('portalPromotion.kind')}>
                <RadioGroup
                  label={t('portalPromotion.kind')}
                  isLabelHidden
                  orientation="horizontal"
                  options={PROMOTION_KINDS.map((id) => ({
                    id,
                    text: t(`portalPromotion.kind_${id}`),
                  }))}
                  {...form.choice('kind', PROMOTION_KINDS)}
                />
              </Panel>
            )}
            <Panel heading={t(`portalPromotion.kind_${kind}`)}>
              <RuleOf form={form} currency={currency} />
            </Panel>
            <Panel heading={t('portalPromotion.scope')}>
              <ScopeFields form={form} />
            </Panel>
            <Panel heading={t('portalPromotion.runs')}>
              <Period form={form} currency={currency} />
            </Panel>
            <Panel heading={t('portalPromotion.name')}>
              <NameFields form={form} hint={t('portalPromotion.nameHint')} />
            </Panel>
          </div>
          <SampleCart
            values={form.values}
            currency={currency}
            promotionId={record?.promotionId ?? null}
            usual={usual}
          />
        </div>
        <FormBar form={form}>
          {record && <Draft record={record} isChanged={form.isChanged} />}
        </FormBar>
        <ConflictDialog form={form} fields={labelled(LABELS, t)} />
      </ScreenBody>
    </ScreenPage>
  )
}
