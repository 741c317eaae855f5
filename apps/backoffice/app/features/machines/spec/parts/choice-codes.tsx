import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

interface ChoiceCodesProps {
  words: { heading: string; code: string; add: string; remove: (name: string) => string }
  choices: readonly { code: string; name: string }[]
  /** What a code looks like. */
  pattern: RegExp
  error?: string
  onAdd: (code: string) => void
  onRemove: (code: string) => void
}

/** What a field of kind choice offers: buttons that remove one, and the code of another. */
export function ChoiceCodes(props: ChoiceCodesProps) {
  const { words, choices, pattern, error, onAdd, onRemove } = props
  const [code, setCode] = useState('')
  const isFree = pattern.test(code) && choices.every((choice) => choice.code !== code)
  const add = () => {
    onAdd(code)
    setCode('')
  }
  return (
    <section className="grid max-w-180 gap-2">
      <h2 className="font-bold">{words.heading}</h2>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.code}>
            <Button
              icon="close"
              aria-label={words.remove(choice.name)}
              onPress={() => onRemove(choice.code)}
            >
              {choice.name}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={words.code}
          value={code}
          maxLength={40}
          onChange={setCode}
          {...(error !== undefined && { error })}
        />
        <Button icon="plus" isDisabled={!isFree} onPress={add}>
          {words.add}
        </Button>
      </div>
    </section>
  )
}
