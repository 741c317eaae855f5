import {
  PACES,
  SEARCH_NAME_MAX,
  WANT_NOTE_MAX,
  type Pace,
} from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { useT } from '#kit/text/use-t.ts'
import { PACE_WORD } from './pace-labels.ts'

interface SearchFieldsProps {
  name: string
  pace: Pace
  /** Undefined: it is not a want. */
  note: string | undefined
  faults?: FormFaults | undefined
}

/** What a member chooses about a saved search. */
export function SearchFields({ name, pace, note, faults }: SearchFieldsProps) {
  const t = useT()
  return (
    <>
      <PlainInput
        name="name"
        label={t('savedSearch.name')}
        defaultValue={name}
        maxLength={SEARCH_NAME_MAX}
        required
        error={faults?.fields['name']}
      />
      <PlainSelect
        name="pace"
        label={t('savedSearch.pace')}
        defaultValue={pace}
        options={PACES.map((value) => ({ value, label: t(PACE_WORD[value]) }))}
      />
      {note !== undefined && (
        <PlainInput
          name="note"
          label={t('savedSearch.note')}
          help={t('savedSearch.noteHint')}
          defaultValue={note}
          maxLength={WANT_NOTE_MAX}
          error={faults?.fields['note']}
        />
      )}
    </>
  )
}
