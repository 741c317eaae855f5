import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'

/** A number that a phone calls when it is pressed. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className={LINK_LOOK}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
