import {
  type MemberRow,
  memberSupportEndpoints,
} from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useEffect, useState } from 'react'

const MOST = 8
/** Fewer characters find too many members to choose from. */
const FEWEST = 3
/** Each search counts as reading members, so it waits until the typing pauses. */
const PAUSE_MS = 350

/** Names are not unique: an address or number tells two members apart. */
const memberText = ({ nickName, company, mail, mobile, account }: MemberRow): string =>
  [nickName, company, mail ?? mobile ?? account].filter(Boolean).join(' · ')

async function membersFound(q: string, signal: AbortSignal): Promise<MemberRow[]> {
  const query = memberSupportEndpoints.list.query.parse({ q })
  const { rows } = await api(memberSupportEndpoints.list, { query, signal })
  return rows.slice(0, MOST)
}

interface MemberFieldProps {
  label: string
  memberId: string
  onChange: (memberId: string) => void
  error?: string
}

/** One member, found by the beginning of a name, company, email or mobile number. */
export function MemberField({ label, memberId, onChange, error }: MemberFieldProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly MemberRow[]>([])
  const chosen = found.find((row) => row.memberId === memberId)
  const isChosen = chosen !== undefined && words === memberText(chosen)
  const typed = words.trim()
  const isShort = typed.length < FEWEST
  useEffect(() => {
    if (isChosen || isShort) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // What was found before stays when a search fails.
      membersFound(typed, stop.signal).then(setFound, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, isChosen, isShort])
  const choose = (row: MemberRow | undefined) => {
    onChange(row?.memberId ?? '')
    if (row) setWords(memberText(row))
  }
  /** Other words are another member: no balance is changed that the field does not name. */
  const type = (text: string) => {
    setWords(text)
    if (chosen && text !== memberText(chosen)) onChange('')
  }
  const options = isShort ? [] : found.map((row) => ({ id: row.memberId, text: memberText(row) }))
  return (
    <Combobox
      label={label}
      description={t('backofficeMember.find')}
      options={options}
      empty={t(isShort ? 'backofficeMember.find' : 'portal.paletteNone')}
      defaultFilter={() => true}
      inputValue={words}
      onInputChange={type}
      value={memberId === '' ? null : memberId}
      onChange={(id) => choose(found.find((row) => row.memberId === id))}
      isRequired
      {...(error !== undefined && { error })}
    />
  )
}
