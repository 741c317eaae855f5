import { GradeMark } from '../../src/primitives/display/grade-mark.tsx'
import type { Entry, Scene } from '../entry.ts'

const GRADES = [
  ['A', 5],
  ['B', 4],
  ['C', 3],
  ['D', 2],
  ['E', 1],
] as const

interface GradesProps extends Scene {
  size: 'letter' | 'small' | 'big'
  isClaimed?: boolean
}

function Grades({ say, size, isClaimed = false }: GradesProps) {
  return (
    <p className="flex gap-3">
      {GRADES.map(([letter, steps]) => (
        <GradeMark
          key={letter}
          letter={letter}
          steps={steps}
          size={size}
          isClaimed={isClaimed}
          label={say(`Grade ${letter}`, `الدرجة ${letter}`)}
        />
      ))}
    </p>
  )
}

export const entry: Entry = {
  name: 'grade-mark',
  group: 'display',
  wide: true,
  states: [
    { name: 'big', node: (scene) => <Grades {...scene} size="big" /> },
    { name: 'small', node: (scene) => <Grades {...scene} size="small" /> },
    { name: 'claimed', node: (scene) => <Grades {...scene} size="small" isClaimed /> },
    { name: 'letter alone', node: (scene) => <Grades {...scene} size="letter" /> },
  ],
}
