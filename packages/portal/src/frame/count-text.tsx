import { useFormat } from '../language/use-format.ts'

/** A longer number would cover what it counts. */
const COUNT_MOST = 99

/** How many wait, in at most three characters. */
export function CountText({ count }: { count: number }) {
  const format = useFormat()
  return (
    <bdi dir="ltr">
      {count > COUNT_MOST ? `${format.number(COUNT_MOST)}+` : format.number(count)}
    </bdi>
  )
}
