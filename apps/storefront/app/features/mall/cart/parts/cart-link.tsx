import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ComponentProps } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { cartStore } from './cart-store.ts'

const MOST = 99

type CartLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href' | 'children'>

/** To the cart, with the number of its lines. */
export function CartLink(link: CartLinkProps) {
  const t = useT()
  const count = useStore(cartStore, ({ lines }) => lines)
  return (
    <LocalLink href="/cart" prefetch="none" {...link}>
      <span className="relative">
        <Icon name="cart" />
        {count > 0 && (
          <bdi
            aria-hidden
            className="absolute -end-2.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-paper tabular-nums"
          >
            {count > MOST ? `${MOST}+` : count}
          </bdi>
        )}
      </span>
      <span className="sr-only">
        {count > 0 ? t('shell.cartWithCount', { count }) : t('shell.cart')}
      </span>
    </LocalLink>
  )
}
