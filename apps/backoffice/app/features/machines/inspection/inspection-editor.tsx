import type { InspectionPoint } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { chipLook, ChipRow } from '@ironsouq/ui/patterns/list/chip-row'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { ConflictPanel } from './conflict-panel.tsx'
import { FormHead } from './form-head.tsx'
import { GradePanel } from './grade-panel.tsx'
import { MeterField } from './meter-field.tsx'
import { OutboxPanel } from './outbox-panel.tsx'
import { partName } from './parts/inspection-labels.ts'
import { findingOf, type StoredForm, type StoredPhoto } from './parts/stored-form.ts'
import { PointCard } from './point-card.tsx'
import { PointPhotos } from './point-photos.tsx'
import { useFormActions } from './use-form-actions.ts'

interface InspectionEditorProps {
  stored: StoredForm
  photos: readonly StoredPhoto[]
  isUnstored: boolean
  isReady: boolean
  change: (next: (stored: StoredForm) => StoredForm) => Promise<unknown>
}

const partsIn = (points: readonly InspectionPoint[]) => [...new Set(points.map(({ part }) => part))]

/** Moves to a point after it is on the screen. */
const focusPoint = (pointId: string) =>
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-point="${pointId}"]`)
    card?.scrollIntoView({ block: 'start' })
    card?.querySelector('button')?.focus()
  })

/** The form: one part of the machine at a time, and beside it the grade and what waits. */
export function InspectionEditor(props: InspectionEditorProps) {
  const { stored, photos, change } = props
  const t = useT()
  const actions = useFormActions(stored, photos, change)
  const { points, photos: sent, stockNo } = stored.form
  const parts = partsIn(points)
  const isRated = ({ pointId }: InspectionPoint) =>
    findingOf(stored.noted.findings, pointId).state !== null
  const open = points.filter((point) => !isRated(point))
  const [at, setAt] = useState(() => open[0]?.pointId ?? points[0]?.pointId)
  const [part, setPart] = useState(() => points.find(({ pointId }) => pointId === at)?.part)
  const go = (point: InspectionPoint | undefined) => {
    if (!point) return
    setPart(point.part)
    setAt(point.pointId)
    focusPoint(point.pointId)
  }
  const goToNext = () => {
    const from = points.findIndex(({ pointId }) => pointId === at)
    const later = points.slice(from + 1).find((point) => !isRated(point))
    go(later ?? open.find(({ pointId }) => pointId !== at) ?? open[0])
  }
  const inPart = points.filter((point) => point.part === part)
  const isDone =
    open.length === 0 &&
    stored.finishId === null &&
    !stored.form.submitted &&
    stored.conflict === null
  return (
    <ScreenPage title={t('backofficeInspection.formOf', { stockNo })}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <FormHead {...props} open={open.length} />
            <ConflictPanel stored={stored} onChoose={actions.choose} />
            <MeterField
              form={stored.form}
              meterHours={stored.noted.meterHours ?? null}
              onChange={actions.setMeterHours}
            />
            <ChipRow label={t('backofficeInspection.parts')}>
              {parts.map((each) => {
                const own = points.filter((point) => point.part === each)
                const rated = own.filter(isRated).length
                return (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={each === part}
                    className={chipLook(each === part ? 'on' : 'line')}
                    onClick={() => {
                      setPart(each)
                      setAt((own.find((point) => !isRated(point)) ?? own[0])?.pointId)
                    }}
                  >
                    {rated === own.length && <Icon name="check" size="mini" />}
                    {partName(t, each)}
                    <bdi dir="ltr" className="tabular-nums">{`${rated}/${own.length}`}</bdi>
                  </button>
                )
              })}
            </ChipRow>
            <section
              aria-label={partName(t, part ?? '')}
              className="grid grid-cols-[minmax(0,1fr)] gap-3"
            >
              {inPart.map((point) => {
                const { pointId } = point
                const own = sent.filter((photo) => photo.pointId === pointId)
                const waiting = photos.filter((photo) => photo.pointId === pointId)
                return (
                  <PointCard
                    key={pointId}
                    point={point}
                    number={points.indexOf(point) + 1}
                    finding={findingOf(stored.noted.findings, pointId)}
                    photoCount={own.length + waiting.length}
                    isOpen={pointId === at}
                    onToggle={() => setAt(pointId === at ? undefined : pointId)}
                    onChange={(changes) => actions.rate(pointId, changes)}
                  >
                    <PointPhotos
                      point={point}
                      sent={own}
                      waiting={waiting}
                      onTake={(file) => actions.take(pointId, file)}
                      onRemoveSent={actions.removeSent}
                      onRemoveWaiting={actions.removeWaiting}
                    />
                  </PointCard>
                )
              })}
            </section>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <GradePanel stored={stored} open={open.length} onForParts={actions.setForParts} />
            <OutboxPanel stored={stored} photos={photos} onRetry={() => void actions.retry()} />
          </div>
        </div>
        <div className="sticky bottom-0 z-1 -mx-(--gutter) flex justify-end gap-2 border-t border-line bg-surface px-(--gutter) py-2 max-lg:*:flex-1 lg:-mx-5 lg:px-5">
          {open.length > 0 ? (
            <Button tone="ink" onPress={goToNext}>
              {t('backofficeInspection.nextPoint')}
            </Button>
          ) : (
            <Button tone="ink" icon="check" isDisabled={!isDone} onPress={actions.submit}>
              {t('backofficeInspection.submit')}
            </Button>
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
