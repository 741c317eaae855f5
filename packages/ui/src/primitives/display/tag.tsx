import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from './icon.tsx'

interface TagEntry {
  id: string
  text: string
}

interface TagsProps {
  /** The accessible name of the group. */
  label: string
  tags: readonly TagEntry[]
  /** With it each tag has a cross; Delete and Backspace do the same. */
  onRemove?: (ids: string[]) => void
}

const TAG =
  'inline-flex min-h-10 max-w-full items-center rounded-box bg-sunk ps-3 font-medium whitespace-nowrap outline-0 data-focus-visible:outline-3 data-focus-visible:outline-focus not-data-allows-removing:pe-3 lg:min-h-8'

/** Chosen values that can be removed. */
export function Tags({ label, tags, onRemove }: TagsProps) {
  return (
    <TagGroup
      aria-label={label}
      {...(onRemove && { onRemove: (ids: Set<unknown>) => onRemove([...ids].map(String)) })}
    >
      <TagList className="flex flex-wrap gap-2">
        {tags.map(({ id, text }) => (
          <Tag key={id} id={id} textValue={text} className={TAG}>
            <bdi className="min-w-0 truncate">{text}</bdi>
            {onRemove && (
              <Button
                slot="remove"
                className="grid min-h-10 w-9 shrink-0 cursor-pointer place-items-center rounded-box lg:min-h-8"
              >
                <Icon name="close" size="small" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
