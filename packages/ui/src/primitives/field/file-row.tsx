import { IconButton } from '../action/icon-button.tsx'
import { Icon } from '../display/icon.tsx'
import { ProgressBar } from '../display/progress.tsx'

export interface FileRowProps {
  id: string
  name: string
  /** With its unit: "2.4 MB". */
  size: string
  /** The accessible name of the remove button. */
  remove: string
  /** During the upload: percent, and the name of the operation. */
  progress?: { value: number; label: string }
  /** Why it was refused. */
  error?: string
  onRemove: () => void
}

/** A file that is chosen, uploading or refused. */
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
