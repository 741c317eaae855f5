import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

interface OrderItem {
  id: string
  name: string
  /** Shown under the name. */
  note?: ReactNode
  isMuted?: boolean
}

interface OrderListProps {
  label: string
  items: readonly OrderItem[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** All ids in their new order. */
  onOrder: (ids: string[]) => void
  words: {
    drag: (name: string) => string
    up: (name: string) => string
    down: (name: string) => string
    /** Read aloud after a move; places are counted from 1. */
    moved: (name: string, place: number) => string
    empty: string
  }
}

/** Takes ids out of a list and puts them before or after another one. */
function placed(
  ids: readonly string[],
  moving: readonly string[],
  target: string,
  isAfter: boolean,
) {
  const rest = ids.filter((id) => !moving.includes(id))
  const at = rest.indexOf(target) + (isAfter ? 1 : 0)
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)]
}

/** A list whose order people change: by dragging, by the keyboard, or with two buttons. */
export function OrderList({ label, items, chosen, onChoose, onOrder, words }: OrderListProps) {
  const [spoken, setSpoken] = useState('')
  const ids = items.map(({ id }) => id)
  const order = (next: string[], moved: string) => {
    const name = items.find(({ id }) => id === moved)?.name ?? ''
    setSpoken(words.moved(name, next.indexOf(moved) + 1))
    onOrder(next)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const moving = [...keys].map(String)
      const next = placed(ids, moving, String(target.key), target.dropPosition === 'after')
      order(next, moving[0] ?? '')
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="data-drop-target:my-0.5 data-drop-target:h-1 data-drop-target:rounded-tight data-drop-target:bg-info"
      />
    ),
  })
  const step = (id: string, by: -1 | 1) => {
    const at = ids.indexOf(id)
    const next = [...ids]
    next.splice(at, 1)
    next.splice(at + by, 0, id)
    order(next, id)
  }
  return (
    <>
      <GridList
        aria-label={label}
        items={items}
        dependencies={[chosen, ids.join()]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [first] = keys === 'all' ? ids : [...keys]
          if (first !== undefined) onChoose(String(first))
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="p-2 text-ink-muted">{words.empty}</p>}
        className="grid gap-0.5 outline-0"
      >
        {({ id, name, note, isMuted = false }) => (
          <GridListItem
            id={id}
            textValue={name}
            className="group/item flex min-h-12 cursor-pointer items-center gap-1 rounded-box px-1 outline-0 data-dragging:opacity-50 data-focus-visible:outline-3 data-focus-visible:outline-focus data-hovered:bg-sunk data-selected:bg-sunk data-selected:inset-ring data-selected:inset-ring-ink"
          >
            <Button
              slot="drag"
              aria-label={words.drag(name)}
              className="grid min-h-11 w-7 shrink-0 cursor-grab place-items-center rounded-tight text-ink-muted outline-0 data-focus-visible:outline-3 data-focus-visible:outline-focus lg:min-h-8"
            >
              <Icon name="menu" size="small" />
            </Button>
            <span className={`min-w-0 flex-1 py-1.5 ${isMuted ? 'text-ink-muted' : ''}`}>
              <span className="block font-medium break-words">{name}</span>
              {note !== undefined && <span className="block text-micro">{note}</span>}
            </span>
            <IconButton
              tone="quiet"
              size="portal"
              icon="up"
              label={words.up(name)}
              isDisabled={id === ids[0]}
              onPress={() => step(id, -1)}
            />
            <IconButton
              tone="quiet"
              size="portal"
              icon="down"
              label={words.down(name)}
              isDisabled={id === ids.at(-1)}
              onPress={() => step(id, 1)}
            />
          </GridListItem>
        )}
      </GridList>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
