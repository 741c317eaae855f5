import type { StepperProps } from '@ironsouq/ui/patterns/form/stepper'
import { useT } from '#kit/text/use-t.ts'

/** The three steps of a registration; past the last when all are done. */
export function useRegisterSteps(current: number): StepperProps {
  const t = useT()
  return {
    label: t('register.title'),
    done: t('register.stepIsDone'),
    current,
    steps: [
      { key: 'verify', text: t('register.stepVerify') },
      { key: 'account', text: t('register.stepAccount') },
      { key: 'done', text: t('register.stepDone') },
    ],
  }
}

/** The three steps to a new password. */
export function useResetSteps(current: number): StepperProps {
  const t = useT()
  return {
    label: t('register.recoverTitle'),
    done: t('register.stepIsDone'),
    current,
    steps: [
      { key: 'account', text: t('register.stepAccount') },
      { key: 'code', text: t('register.stepCode') },
      { key: 'new', text: t('register.stepNew') },
    ],
  }
}
