import { ALONE_MAX_POINTS, POINTS_REASON_MAX } from '@ironsouq/contract/people/points/points.limits'
import {
  type MemberPoints,
  pointsStaffEndpoints,
} from '@ironsouq/contract/people/points/points.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'

interface ChangeProps {
  memberId: string
  onDone: (points: MemberPoints) => void
  onClose: () => void
}

/** Asks how many points are given or taken, and why. */
function ChangePoints({ memberId, onDone, onClose }: ChangeProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [points, setPoints] = useState(0)
  const [reason, setReason] = useState('')
  const change = async () => {
    const body = { memberId, points, reason }
    const done = await run(() => api(pointsStaffEndpoints.change, { body }))
    if (!done) return
    onDone(done)
    onClose()
    toasts.show({ text: t('backofficeLoyalty.changed') })
  }
  return (
    <DialogForm title={t('backofficeLoyalty.change')} send={change} onClose={onClose}>
      <NumberField
        label={t('backofficeLoyalty.amount')}
        description={t('backofficeLoyalty.alone', { max: format.number(ALONE_MAX_POINTS) })}
        value={points}
        minValue={-ALONE_MAX_POINTS}
        maxValue={ALONE_MAX_POINTS}
        onChange={setPoints}
      />
      <TextArea
        label={t('backofficeLoyalty.reason')}
        description={t('backofficeLoyalty.reasonHint')}
        maxLength={POINTS_REASON_MAX}
        rows={3}
        isRequired
        value={reason}
        onChange={setReason}
      />
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={points === 0 || reason.trim() === ''}
      >
        {t('backofficeLoyalty.change')}
      </Button>
    </DialogForm>
  )
}

/** The points of a member, and a change of them by hand. */
export function PointsPanel({ memberId, loaded }: { memberId: string; loaded: MemberPoints }) {
  const t = useT()
  const format = useFormat()
  const mayChange = useMay('ledger.change')
  const [points, setPoints] = useState(loaded)
  const [isAsking, setAsking] = useState(false)
  const facts = [
    { label: t('backofficeLoyalty.available'), value: points.available },
    { label: t('backofficeLoyalty.locked'), value: points.locked },
    { label: t('backofficeLoyalty.held'), value: points.held },
  ]
  return (
    <Panel heading={t('backofficeLoyalty.points')}>
      <dl className="grid grid-cols-3 gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-micro text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div className="pt-3">
          <Button size="portal" onPress={() => setAsking(true)}>
            {t('backofficeLoyalty.change')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ChangePoints memberId={memberId} onDone={setPoints} onClose={() => setAsking(false)} />
      )}
    </Panel>
  )
}
