import { styleText } from 'node:util'

/** Runs a command's body; an error is shown as its message, for it is written to be read. */
export async function main(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    console.error(styleText('red', text))
    process.exitCode = 1
  }
}
