import type { Grade } from '@ironsouq/contract/device/device.enums'
import { GradeMark } from '@ironsouq/ui/primitives/display/grade-mark'
import { useT } from '#kit/text/use-t.ts'
import { GRADE_WORDS } from './device-words.ts'

export function DeviceGrade({ grade, size }: { grade: Grade; size: 'letter' | 'small' | 'big' }) {
  const t = useT()
  const { steps } = GRADE_WORDS[grade]
  return (
    <GradeMark letter={grade} steps={steps} label={t('device.gradeName', { grade })} size={size} />
  )
}
