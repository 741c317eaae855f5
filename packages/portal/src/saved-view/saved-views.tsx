import type { SavedView } from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import { searchOf, type ViewState } from '@ironsouq/contract/view-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Popover } from '@ironsouq/ui/primitives/overlay/popover'
import { type SubmitEvent, useState } from 'react'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { usePortal } from '../frame/portal-context.ts'
import { useMay } from '../frame/use-may.ts'
import { useT } from '../language/use-t.ts'
import { useView } from '../table/use-view.ts'
import { useSavedViewCalls } from './saved-view-calls.ts'
import { useSavedViews } from './use-saved-views.ts'

const TAB =
  '-mb-px flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center gap-1.5 border-b-3 border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=true]:border-ink aria-[current=true]:text-ink'
const EVERYTHING: ViewState = { filters: {} }

const isSame = (one: ViewState, other: ViewState) =>
  searchOf(one).toString() === searchOf(other).toString()

interface SaveFormProps {
  list: string
  onSaved: () => void
}

function SaveForm({ list, onSaved }: SaveFormProps) {
  const t = useT()
  const { state } = useView()
  const { run, isRunning } = useCommand()
  const calls = useSavedViewCalls()
  const { audience } = usePortal()
  // People of a seller share with few colleagues and need no permission.
  const mayShare = useMay('view.share') || audience === 'merchant'
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { list, name, state, isShared }
    if (await run(() => api(calls.create, { body }))) onSaved()
  }
  return (
    <form onSubmit={(event) => void save(event)} className="grid min-w-60 gap-3">
      <TextField
        label={t('portal.viewName')}
        size="portal"
        isRequired
        maxLength={60}
        value={name}
        onChange={setName}
      />
      {mayShare && (
        <Checkbox label={t('portal.viewShare')} isSelected={isShared} onChange={setShared} />
      )}
      <Button type="submit" tone="ink" size="portal" isPending={isRunning}>
        {t('portal.viewSave')}
      </Button>
    </form>
  )
}

/** The saved views of a list as tabs; the one that is shown now is marked [BO-2]. */
export function SavedViews({ list }: { list: string }) {
  const t = useT()
  const { state, show } = useView()
  const { run } = useCommand()
  const calls = useSavedViewCalls()
  const { views, load } = useSavedViews(list)
  const current = views.find((view) => isSame(view.state, state))
  const isEverything = isSame(state, EVERYTHING)
  const remove = async ({ viewId }: SavedView) => {
    await run(() => api(calls.remove, { body: { viewId } }))
    await load()
  }
  return (
    <div className="flex items-center gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
      <nav aria-label={t('portal.views')} className="flex gap-6">
        <button
          type="button"
          aria-current={isEverything}
          onClick={() => show(EVERYTHING)}
          className={TAB}
        >
          {t('portal.viewAll')}
        </button>
        {views.map((view) => (
          <button
            key={view.viewId}
            type="button"
            aria-current={view === current}
            onClick={() => show(view.state)}
            className={TAB}
          >
            {!view.isShared && <Icon name="user" size="small" />}
            <bdi>{view.name}</bdi>
          </button>
        ))}
      </nav>
      {current?.isOwn && (
        <IconButton
          tone="quiet"
          size="portal"
          icon="trash"
          label={t('portal.viewDelete')}
          onPress={() => void remove(current)}
        />
      )}
      {!current && !isEverything && (
        <Popover
          label={t('portal.viewSave')}
          trigger={
            <Button tone="quiet" size="portal" icon="plus">
              {t('portal.viewSave')}
            </Button>
          }
        >
          {(close) => (
            <SaveForm
              list={list}
              onSaved={() => {
                close()
                void load()
              }}
            />
          )}
        </Popover>
      )}
    </div>
  )
}
