import type { StaffState } from '@ironsouq/contract/people/staff/staff.lifecycle'
import type { StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'

const TONE: Record<StaffState, BadgeTone> = { invited: 'wait', active: 'proven', disabled: 'plain' }

export function StateBadge({ state }: { state: StaffState }) {
  const t = useT()
  return <Badge tone={TONE[state]}>{t(`portalPeople.${state}`)}</Badge>
}

/** What a person confirms a login with: only a code is weaker than a passkey. */
export function FactorBadge({ person }: { person: Pick<StaffRecord, 'hasApp' | 'passkeys'> }) {
  const t = useT()
  const { hasApp, passkeys } = person
  if (passkeys > 0)
    return (
      <Badge tone="proven" icon="check">
        {t(hasApp ? 'backofficeStaff.keyAndCode' : 'backofficeStaff.keyOnly')}
      </Badge>
    )
  return (
    <Badge tone="wait" icon="warn">
      {t(hasApp ? 'backofficeStaff.codeOnly' : 'backofficeStaff.noFactor')}
    </Badge>
  )
}
