import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import {
  BLOCK_ITEMS_MAX,
  type BlockKind,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useEffect, useState } from 'react'

interface ChosenFieldProps {
  kind: BlockKind
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

type Choice = Awaited<ReturnType<typeof choicesOf>>[number]

const choicesOf = (kind: BlockKind) => api(homePageEndpoints.staff.choices, { query: { kind } })

function useChoices(kind: BlockKind): readonly Choice[] {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  useEffect(() => {
    let isOver = false
    // Without the names of the choices the list shows their codes.
    choicesOf(kind).then(
      (found) => {
        if (!isOver) setChoices(found)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [kind])
  return choices
}

/** What a block shows instead of what it would find by itself, in the order of choosing. */
function ChosenList({ kind, chosen, onChange }: ChosenFieldProps) {
  const t = useT()
  const choices = useChoices(kind)
  const nameOf = (id: string) => choices.find((each) => each.id === id)?.name ?? id
  const left = choices.filter(({ id }) => !chosen.includes(id))
  return (
    <div className="grid gap-2">
      <Select
        label={t('backofficeHomePage.field_chosen')}
        description={t('backofficeHomePage.chosenHelp')}
        placeholder={t('backofficeHomePage.choose')}
        options={left.map(({ id, name }) => ({ id, text: name }))}
        value={null}
        isDisabled={left.length === 0 || chosen.length >= BLOCK_ITEMS_MAX}
        onChange={(id) => {
          if (id !== null) onChange([...chosen, String(id)])
        }}
      />
      {chosen.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {chosen.map((id) => (
            <li key={id} className="flex items-center justify-between gap-2 py-1">
              <bdi className="min-w-0 break-words">{nameOf(id)}</bdi>
              <IconButton
                tone="quiet"
                size="portal"
                icon="close"
                label={t('backofficeHomePage.unchoose', { name: nameOf(id) })}
                onPress={() => onChange(chosen.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function ChosenField({ kind, chosen, onChange }: ChosenFieldProps) {
  const t = useT()
  if (kind === 'hero')
    return (
      <TextField
        label={t('backofficeHomePage.machine')}
        description={t('backofficeHomePage.chosenHelp')}
        value={chosen[0] ?? ''}
        onChange={(stockNo) => onChange(stockNo.trim() === '' ? [] : [stockNo.trim()])}
      />
    )
  return <ChosenList key={kind} kind={kind} chosen={chosen} onChange={onChange} />
}
