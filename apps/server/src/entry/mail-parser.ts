import { buffer } from 'node:stream/consumers'
import { parseMail } from '#adapters/mail-in/incoming-mail.ts'

/** Reads one email from its input, writes what it found, and ends: see `adapters/mail-in/mail-reader.ts`. */
process.stdout.write(JSON.stringify(await parseMail(await buffer(process.stdin))))
