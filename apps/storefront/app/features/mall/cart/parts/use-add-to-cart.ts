import type { Money } from '@ironsouq/contract/money/money/money'
import { useState } from 'react'
import { addToCart } from './add-to-cart.ts'

interface Wanted {
  skuId: string
  quantity: number
  seen: Money
}

/** Adding pieces of a variant, with whether they were added since it was chosen. */
export function useAddToCart(wanted: Wanted) {
  const [added, setAdded] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    const isAdded = await addToCart(wanted)
    setAdding(false)
    setAdded(isAdded ? wanted.skuId : undefined)
    return isAdded
  }
  return { add, isAdding, isAdded: added === wanted.skuId }
}
