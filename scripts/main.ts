import { styleText } from 'node:util'

/** Runs the body of a command; of an error only the message is shown. */
export async function main(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    console.error(styleText('red', text))
    process.exitCode = 1
  }
}
