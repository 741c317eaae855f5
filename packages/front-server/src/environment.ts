import { readFileSync } from 'node:fs'

const KEY_LENGTH = 32
const MODES = ['production', 'development', 'test']

/** Every fault of the environment in one list, so that all can be fixed at once. */
class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

/** Reads the variables of a process and collects their faults; `done` throws them. */
export function environmentReader<Name extends string>(
  env: Partial<Record<string, string>>,
  _names: readonly Name[],
) {
  const faults: string[] = []
  const given = (name: Name) => {
    const file = env[`${name}_FILE`]?.trim()
    return env[name]?.trim() || (file && readFileSync(file, 'utf8').trim()) || undefined
  }
  const fault = (text: string) => void faults.push(text)
  const mode = (name: Name) => {
    const value = given(name) ?? 'development'
    if (!MODES.includes(value)) fault(`${name} is one of ${MODES.join(', ')}, not ${value}`)
  }
  const port = (name: Name, fallback: number) => {
    const number = Number(given(name) ?? fallback)
    if (!Number.isInteger(number) || number < 0 || number > 65_535)
      fault(`${name} is a port number, not ${given(name)}`)
    return number
  }
  const address = (name: Name, fallback?: string) => {
    const text = given(name) ?? fallback
    if (text === undefined) {
      fault(`${name} is missing: an http or https address`)
      return ''
    }
    const url = URL.parse(text)
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
      fault(`${name} is an http or https address, not ${text}`)
    return text.replace(/(?<!\/)\/+$/, '')
  }
  /** A key that our processes share; the API requires its length. */
  const key = (name: Name) => {
    const value = given(name)
    if (value && value.length < KEY_LENGTH) fault(`${name} has at least ${KEY_LENGTH} characters`)
    return value
  }
  const done = () => {
    if (faults.length > 0) throw new ConfigError(faults)
  }
  return { given, fault, mode, port, address, key, done }
}

/** The configuration, or the list of its faults and the end of the process. */
export function configOrExit<Config>(read: () => Config): Config {
  try {
    return read()
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err
    process.stderr.write(`${err.message}\nThe names and their meaning are in .env.example.\n`)
    process.exit(2)
  }
}
