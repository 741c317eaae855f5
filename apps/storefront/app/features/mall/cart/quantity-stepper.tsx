import { QUANTITY_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'

/** Several clicks are one call. */
const WAIT_MS = 400
const STEP =
  'grid w-11 shrink-0 cursor-pointer place-items-center self-stretch rounded-tight hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-muted disabled:hover:bg-transparent'

interface QuantityStepperProps {
  name: string
  quantity: number
  /** What can be bought at once. */
  available: number
  isWrong: boolean
  onChange: (quantity: number) => void
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, available, isWrong, onChange } = props
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [known, setKnown] = useState(quantity)
  if (known !== quantity) {
    setKnown(quantity)
    setTyped(undefined)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const most = Math.min(Math.max(available, 1), QUANTITY_MAX)
  const shown = typed ?? String(quantity)
  const now = /^\d+$/.test(shown) ? Number(shown) : quantity
  const send = (next: number) => {
    setTyped(String(next))
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      if (next !== quantity) onChange(next)
    }, WAIT_MS)
  }
  const handleType = (text: string) => {
    if (!/^\d{0,4}$/.test(text)) return
    const next = Number(text)
    if (next > 0) send(next)
    else setTyped(text)
  }
  return (
    <span
      className={`inline-flex min-h-11 rounded-box border bg-raised ${isWrong ? 'border-refused inset-ring inset-ring-refused' : 'border-line-strong'}`}
    >
      <button
        type="button"
        className={STEP}
        aria-label={`${t('cart.decrease')}: ${name}`}
        disabled={now <= 1}
        onClick={() => send(Math.min(now - 1, most))}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        value={shown}
        inputMode="numeric"
        aria-label={`${t('cart.quantity')}: ${name}`}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
        onBlur={() => typed === '' && setTyped(undefined)}
        className="w-11 self-stretch bg-transparent text-center text-body font-semibold tabular-nums"
      />
      <button
        type="button"
        className={STEP}
        aria-label={`${t('cart.increase')}: ${name}`}
        disabled={now >= most}
        onClick={() => send(now + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  )
}
