import { type ClipboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { plainAria, PlainFrame, type PlainWords } from '../plain-field/plain-frame.tsx'

const CELLS = [0, 1, 2, 3, 4, 5]

/** Both blocks of Arabic digits start at a multiple of sixteen. */
const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16)

/** "٤٠٧-١١ ٨" is 407118: copied codes contain spaces, dashes and Arabic digits. */
export const codeDigits = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, latinDigit)
    .replaceAll(/\D/g, '')
    .slice(0, CELLS.length)

/** Cells of at most 64 px; letter spacing puts each digit of the one input in its cell. */
const FRAME =
  '@container relative overflow-clip [overflow-clip-margin:4px] grid w-full max-w-106 grid-cols-6 gap-2 rtl:ms-auto'
const INPUT =
  'absolute inset-y-0 start-0 z-1 w-[calc(100%+72px)] [clip-path:inset(0_72px_0_0)] border-0 bg-transparent ps-[calc((100cqw-40px)/12-0.5ch)] text-title font-bold tracking-[calc((100cqw+8px)/6-1ch)] tabular-nums outline-0'
const CELL =
  'h-15 rounded-box border border-line-strong bg-raised group-data-invalid/field:border-refused group-focus-within/code:data-at:outline-3 group-focus-within/code:data-at:-outline-offset-1 group-focus-within/code:data-at:outline-focus'

interface CodeInputProps extends Omit<PlainWords, 'optionalNote'> {
  name: string
  required?: boolean
  /** The refused input. */
  defaultValue?: string | undefined
  autoFocus?: boolean
  onValue?: (code: string) => void
}

/** A six-digit code: one input, drawn as six cells, always left to right. */
export function CodeInput(props: CodeInputProps) {
  const { name, required, defaultValue, autoFocus, onValue, ...words } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(defaultValue?.length ?? 0)
  const { error } = words
  // A refused code is of no more use: the next one is typed into an empty field.
  useEffect(() => {
    if (error === undefined || !input.current) return
    input.current.value = ''
    setLength(0)
  }, [error])
  const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const added = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : ''
    // A digit after the sixth replaces them, also when the same refusal came twice.
    const isNext = length === CELLS.length && codeDigits(added).length === 1
    const code = codeDigits(isNext ? added : currentTarget.value)
    if (currentTarget.value !== code) currentTarget.value = code
    setLength(code.length)
    onValue?.(code)
  }
  // A pasted code replaces the value, wherever the caret is.
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (codeDigits(pasted).length !== CELLS.length) return
    event.preventDefault()
    event.currentTarget.value = pasted
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <PlainFrame id={id} {...words}>
      <div dir="ltr" className={`group/code ${FRAME}`}>
        <input
          ref={input}
          id={id}
          {...{ name, required, defaultValue, autoFocus }}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          onInput={handleInput}
          onPaste={handlePaste}
          className={INPUT}
          {...plainAria(id, words)}
        />
        {CELLS.map((cell) => (
          <span
            key={cell}
            aria-hidden="true"
            {...(cell === Math.min(length, CELLS.length - 1) && { 'data-at': '' })}
            className={CELL}
          />
        ))}
      </div>
    </PlainFrame>
  )
}
