import { Button } from '@ironsouq/ui/primitives/action/button'
import type { ReactNode } from 'react'
import { Key } from '../frame/key.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { LeaveWarning } from './leave-warning.tsx'

interface FormBarProps {
  form: {
    isChanged: boolean
    isSaving: boolean
    draftAt: string | undefined
    save: () => Promise<boolean>
    discard: () => void
  }
  /** Further actions of the record, such as publishing it. */
  children?: ReactNode
}

/** Sticks to the end of a form: save, discard, and what is not saved yet. Warns before leaving. */
export function FormBar({ form, children }: FormBarProps) {
  const t = useT()
  const format = useFormat()
  const { isChanged, isSaving, draftAt, save, discard } = form
  return (
    <div className="sticky bottom-0 z-2 -mx-(--gutter) mt-auto flex min-h-15 flex-wrap items-center gap-2 border-t border-line bg-raised px-(--gutter) py-2 lg:-mx-5 lg:px-5">
      <Button tone="ink" isDisabled={!isChanged} isPending={isSaving} onPress={() => void save()}>
        {t('portal.save')}
      </Button>
      {isChanged && (
        <Button tone="quiet" onPress={discard}>
          {t('portal.draftDiscard')}
        </Button>
      )}
      <span role="status" className="text-ink-muted">
        {draftAt === undefined
          ? isChanged && t('portal.unsaved')
          : t('portal.draftFound', { time: format.dateTime(draftAt) })}
      </span>
      <span className="ms-auto flex items-center gap-2">
        {children}
        <span className="text-ink-muted max-lg:hidden">
          <Key>Ctrl S</Key>
        </span>
      </span>
      <LeaveWarning isChanged={isChanged && !isSaving} />
    </div>
  )
}
