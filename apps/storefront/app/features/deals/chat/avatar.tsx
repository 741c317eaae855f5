import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { initials } from '#features/people/seller/parts/initials.ts'

/** The mark of a desk: ours, or the first letters of a store. A dot says that someone is there. */
export function Avatar({ chat: { seller, isDeskOnline } }: { chat: BuyerChat }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-10 shrink-0 place-items-center rounded-box font-bold ${seller ? 'bg-sunk text-ink' : 'bg-graphite text-on-graphite'}`}
    >
      {seller ? initials(seller.name) : <Icon name="chat" />}
      {isDeskOnline && (
        <i className="absolute -end-0.5 -bottom-0.5 size-3 rounded-full bg-proven ring-2 ring-surface" />
      )}
    </span>
  )
}
