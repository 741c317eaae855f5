import { Icon } from '@ironsouq/ui/primitives/display/icon'

/** Confirms beside a form that it was saved; a screen reader announces it. */
export function SavedNote({ text }: { text: string | undefined }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1 font-medium text-proven">
      {text !== undefined && (
        <>
          <Icon name="check" size="small" />
          {text}
        </>
      )}
    </p>
  )
}

/** An error that belongs to no field. */
export function RefusedNote({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="flex gap-1 text-small font-medium text-refused">
      <Icon name="warn" size="small" />
      {text}
    </p>
  )
}
