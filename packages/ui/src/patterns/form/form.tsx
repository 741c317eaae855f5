import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'

export interface Fault {
  /** The name of the form field. */
  name: string
  /** A full sentence: "Subject is required". */
  message: string
}

/** The validity states of the browser; a required field with only spaces counts as missing. */
const KINDS = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
  'customError',
] as const satisfies (keyof ValidityState)[]
export type FaultKind = (typeof KINDS)[number]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.disabled,
  )
}

const isBlank = (values: readonly FormDataEntryValue[]) =>
  values.every((value) => (typeof value === 'string' ? value.trim() === '' : value.size === 0))

/** React Aria writes `required` on the field, not on the input, when it leaves validation to us. */
const isRequired = (control: Control) =>
  control.required || control.closest('[data-required]') !== null

function kindOf(control: Control, values: readonly FormDataEntryValue[]): FaultKind | undefined {
  if (isRequired(control) && isBlank(values)) return 'valueMissing'
  return KINDS.find((kind) => control.validity[kind])
}

type MessageOf = (name: string, kind: FaultKind) => string

/** In document order, one per name. */
function faultsOf(form: HTMLFormElement, { messageOf, check }: FaultsOptions): Fault[] {
  const data = new FormData(form)
  const own = check?.(data) ?? {}
  const found = new Map<string, Fault>()
  for (const control of controlsOf(form)) {
    const { name } = control
    const kind = kindOf(control, data.getAll(name))
    const message = kind ? messageOf(name, kind) : own[name]
    if (message !== undefined && !found.has(name)) found.set(name, { name, message })
  }
  return [...found.values()]
}

/** The first wrong field on the page gets the focus, no matter where its error comes from. */
function firstOf(form: HTMLFormElement, faults: readonly Fault[]): string | undefined {
  const names = new Set(faults.map(({ name }) => name))
  return controlsOf(form).find(({ name }) => names.has(name))?.name
}

/** For a field whose value is in a hidden input, the visible one. */
function focusField(form: HTMLFormElement, name: string) {
  const control = controlsOf(form).find((each) => each.name === name)
  const seen =
    control?.type === 'hidden'
      ? control.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), button')
      : control
  seen?.focus()
}

interface FaultsOptions {
  messageOf: MessageOf
  /** Checks over several fields, by field name: two passwords that differ. */
  check?: (data: FormData) => Readonly<Record<string, string | undefined>>
  /** The faults from the server; the same array until its next response. */
  given?: readonly Fault[]
}

const NONE: readonly Fault[] = []

/**
 * A form that is not sent while it is wrong: the first wrong field gets the focus, and with it its
 * message is read out [FM-3]. Spread `form` on the form, give `errorOf(name)` to each field. Without
 * script the browser checks what it can and the server the rest.
 */
export function useFaults(options: FaultsOptions) {
  const { given } = options
  const server = given?.length ? given : NONE
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState(server)
  const [answered, setAnswered] = useState(server)
  const [refused, setRefused] = useState(server)

  const refuse = (to: readonly Fault[]) => {
    setFaults(to)
    setRefused(to)
  }
  if (server !== answered) {
    setAnswered(server)
    refuse(server)
  }

  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])
  useEffect(() => {
    const first = ref.current && firstOf(ref.current, refused)
    if (ref.current && first) focusField(ref.current, first)
  }, [refused])

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return
    const found = faultsOf(event.currentTarget, options)
    refuse(found)
    if (found.length > 0) event.preventDefault()
  }
  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const { name } = event.target as Control
    if (faults.some((fault) => fault.name === name))
      setFaults(faults.filter((fault) => fault.name !== name))
  }
  return {
    form: { ref, onSubmit: handleSubmit, onInput: handleInput },
    faults,
    errorOf: (name: string) => faults.find((fault) => fault.name === name)?.message,
  }
}

interface ErrorSummaryProps {
  /** With the count: "Two things are missing". */
  title: string
  faults: readonly Fault[]
}

/** The faults, each with a link to its field. Inside the form. */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  const id = useId()
  if (faults.length === 0) return null
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex gap-2 rounded-box bg-refused-wash p-3 text-refused"
    >
      <Icon name="warn" />
      <div className="min-w-0">
        <p id={id} className="font-bold">
          {title}
        </p>
        <ul>
          {faults.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  const form = event.currentTarget.closest('form')
                  if (!form) return
                  event.preventDefault()
                  focusField(form, name)
                }}
                className="inline-flex min-h-6 items-center underline underline-offset-3"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
