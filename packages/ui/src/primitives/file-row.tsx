import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { ProgressBar } from './progress.tsx'

export interface FileRowProps {
  id: string
  name: string
  /** With its unit: "2.4 MB". */
  size: string
  /** What the button that takes it away says to those who do not see it. */
  remove: string
  /** While it is sent: percent, and what is under way. */
  progress?: { value: number; label: string }
  /** Why it was refused. */
  error?: string
  onRemove: () => void
}

/** A file that was chosen, on its way or refused. */
export function FileRow({ name, size, remove, progress, error, onRemove }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 py-1">
      <span className={error === undefined ? 'text-ink-muted' : 'text-refused'}>
        <Icon name={error === undefined ? 'doc' : 'warn'} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span dir="ltr" className="truncate font-medium rtl:text-end">
          {name}
        </span>
        {progress && <ProgressBar {...progress} />}
        {error !== undefined && <p className="text-micro text-refused">{error}</p>}
      </div>
      <span className="text-micro whitespace-nowrap text-ink-muted tabular-nums">
        <bdi>{size}</bdi>
      </span>
      <IconButton label={remove} icon="trash" tone="quiet" size="dense" onPress={onRemove} />
    </li>
  )
}
