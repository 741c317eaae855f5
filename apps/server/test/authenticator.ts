import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The initial bytes of a CBOR item: major type and argument. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([name, held]) => [cbor(name), cbor(held)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A P-256 key in COSE format. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [px, py] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, px],
      [-3, py],
    ]),
  )
}

/** A software authenticator with the browser's part of WebAuthn. */
export function anAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = text(credentialId)
  const host = new URL(origin).hostname
  let counter = 0
  let userHandle = ''
  let verified = VERIFIED

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest])
  }
  const shaped = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id,
    setCounter: (to: number) => void (counter = to),
    /** From now on a touch is enough: it asks for no fingerprint and no PIN. */
    stopVerifying: () => void (verified = 0),
    setUserHandle: (to: string) => void (userHandle = text(Buffer.from(to))),
    /** Answers navigator.credentials.create. */
    create(options: Record<string, unknown>) {
      userHandle = (options['user'] as { id: string }).id
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData(PRESENT | verified | HAS_KEY, key)],
      ])
      return shaped({
        clientDataJSON: text(clientData('webauthn.create', String(options['challenge']))),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      })
    },
    /** Answers navigator.credentials.get and increments the signature counter. */
    get(options: Record<string, unknown>) {
      counter += 1
      const client = clientData('webauthn.get', String(options['challenge']))
      const authenticator = authData(PRESENT | verified)
      const signed = Buffer.concat([authenticator, sha256(client)])
      return shaped({
        clientDataJSON: text(client),
        authenticatorData: text(authenticator),
        signature: text(sign('sha256', signed, privateKey)),
        userHandle,
      })
    },
  }
}
