import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { GradeMark } from '@ironsouq/ui/primitives/display/grade-mark'
import { useT } from '#kit/text/use-t.ts'
import { GRADE_WORDS } from './device-labels.ts'

interface DeviceGradeProps {
  grade: Grade
  size: 'letter' | 'small' | 'big'
  /** Without an inspection the grade is only the seller's. */
  inspected?: boolean
}

export function DeviceGrade({ grade, size, inspected = true }: DeviceGradeProps) {
  const t = useT()
  const { steps } = GRADE_WORDS[grade]
  return (
    <GradeMark
      letter={grade}
      steps={steps}
      label={t(inspected ? 'device.gradeName' : 'device.gradeNameOfSeller', { grade })}
      size={size}
      isClaimed={!inspected}
    />
  )
}

/** States beside the mark that the seller chose the grade. */
export function SellersGrade({ inspected }: { inspected: boolean }) {
  const t = useT()
  if (inspected) return null
  // The mark's own label states it to screen readers.
  return (
    <span aria-hidden="true" className="text-micro text-ink-muted">
      {t('device.sellersGrade')}
    </span>
  )
}
