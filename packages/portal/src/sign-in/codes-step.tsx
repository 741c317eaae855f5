import { Button } from '@ironsouq/ui/primitives/action/button'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useState } from 'react'
import { useT } from '../language/use-t.ts'
import { StepHeading } from './gate.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface CodesStepProps {
  codes: readonly string[]
  /** The text of the button that opens the portal. */
  open: string
  onDone: () => void
}

/** The person saves the codes before the portal opens. */
export function CodesStep({ codes, open, onDone }: CodesStepProps) {
  const t = useT()
  const [isSaved, setIsSaved] = useState(false)
  return (
    <div className="grid gap-4">
      <StepHeading>{t('portalSignIn.saveCodes')}</StepHeading>
      <RecoveryCodes codes={codes} />
      <PlainCheck
        name="saved"
        checked={isSaved}
        onChange={(event) => setIsSaved(event.currentTarget.checked)}
      >
        {t('portalSignIn.codesSaved')}
      </PlainCheck>
      <Button tone="ink" size="tall" isWide isDisabled={!isSaved} onPress={onDone}>
        {open}
      </Button>
    </div>
  )
}
